#!/usr/bin/env node
// A bot for every title: any legal answer, but passing only where nothing else is left.
//
// tablero bot-check puerto_rico --players 3 --bot "cmd:node any_bot.mjs"
import { createInterface } from 'node:readline'

const PASSING = new Set(['pass', 'no', 'done', 'none', 'enough'])

function say(message) {
  process.stdout.write(JSON.stringify(message) + '\n')
}

/** Small numbers that follow from a seed, so that a game can be played again. */
function dice(seed) {
  let state = seed >>> 0
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** `question.board` shows all that this seat may know. */
function choose(question, roll) {
  const deeds = question.legal.filter((word) => !PASSING.has(word))
  const words = deeds.length > 0 ? deeds : question.legal
  return words[roll(words.length)]
}

let roll = dice(0)
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'begin') {
    roll = dice(message.seed * 10 + message.seat)
    say({ type: 'ready', name: 'any', wants: ['board'] })
  } else if (message.type === 'think') {
    say({ type: 'answer', id: message.id, word: choose(message, roll) })
  }
}
