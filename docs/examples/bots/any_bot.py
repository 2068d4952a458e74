#!/usr/bin/env python3
"""A bot for every title: any legal answer, but passing only where nothing else is left.

tablero bot-check puerto_rico --players 3 --bot "cmd:python3 any_bot.py"
"""

import json
import random
import sys

PASSING = {"pass", "no", "done", "none", "enough"}


def say(message: dict) -> None:
    print(json.dumps(message), flush=True)


def choose(question: dict, dice: random.Random) -> str:
    """`question["board"]` shows all that this seat may know."""
    legal = question["legal"]
    deeds = [word for word in legal if word not in PASSING]
    return dice.choice(deeds or legal)


dice = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        dice = random.Random(message["seed"] * 10 + message["seat"])
        say({"type": "ready", "name": "any", "wants": ["board"]})
    elif message["type"] == "think":
        say({"type": "answer", "id": message["id"], "word": choose(message, dice)})
