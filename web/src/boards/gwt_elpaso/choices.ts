/** What a choice of this trail does beyond its words. */
import type { Choice, Say } from '../../board/types'
import { noteOn as noteOnTrail } from '../gwt_family/choices'
import { tipOf } from '../gwt_family/speech'

export function noteOn(choice: Choice, say: Say): string {
  const { building, open, replaced = 'none', train } = choice.args
  if (choice.target.startsWith('aux.') && open === 'all') return say.maybe('note-auxiliary')
  if (replaced !== 'none' && replaced !== 'open') return [say.maybe('note-replaced'), building ? tipOf(say, String(building)) : ''].join(' ').trim()
  if (train !== undefined) return tipOf(say, String(train))
  return noteOnTrail(choice, say)
}
