# What the terminal game says besides the words of the games.
cli-keys = number or word: choose · ? explain · u undo · h hint · l log · s scores · b board · q quit
cli-not_now = not possible now (? and the number tells why): { $choices }
cli-why = not now: { $reason }
cli-then = then: { $event }
cli-oneway = this cannot be undone
cli-share = { $share } % chance to win:
cli-no_choice = “{ $word }” is no choice here; ? lists them all
cli-several = “{ $word }” could be { $words }
cli-kept = The game that was saved here is kept as { $file }
cli-saved = Saved. Go on with: { $command }
cli-record = The record of this game: { $file }
cli-total = Total
cli-review-learned = Chance to win over the game, from the first choice to the end:
cli-review-thumb = How everybody stood, by rule of thumb, from the first choice to the end:
cli-review-turn = Answer { $n }, { $player }: { $chosen } ({ $share } %). Better: { $best } ({ $better } %).
cli-review-turn-thumb = Answer { $n }, { $player }: { $chosen }. Better: { $best }.
cli-review-none = No choice gave much away.
