import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { found, isFound, marked, nameIn, parseRules, piecesOf } from './rules'

const text = readFileSync(new URL('../../../src/tablero/games/puerto_rico/RULES.md', import.meta.url), 'utf8')
const rules = parseRules(text)

describe('the rules as something to search', () => {
  it('reads numbered sections and leaves out what is for developers', () => {
    expect(rules.sections.map((section) => section.number)).toEqual([...Array(13).keys()].map((n) => String(n + 1)))
    expect(rules.terms).toContain('chooser')
    expect(JSON.stringify(rules)).not.toContain('settled in')
  })
  it('keeps statements and tables apart', () => {
    const setUp = rules.sections[0]
    expect(setUp?.blocks[0]).toMatchObject({ kind: 'statement', number: '1.1' })
    expect(setUp?.blocks[1]).toMatchObject({ kind: 'table' })
  })
  it('finds statements by words in any order, and by number', () => {
    const wharf = found(rules, 'wharf loading')
    expect(wharf.length).toBeGreaterThan(0)
    expect(wharf.length).toBeLessThan(rules.sections.length)
    expect(found(rules, '8.12')[0]?.blocks).toHaveLength(1)
    expect(found(rules, 'no such words')).toEqual([])
    expect(found(rules, 'captain')[0]?.number).toBeDefined()
    expect(isFound('Ещё', 'еще')).toBe(true)
  })
  it('finds the name in what a thing is called', () => {
    const named = ['Market', 'Large market'].map((name) => ({ id: name, name, text: '' }))
    expect(nameIn('Large market · 5 doubloons', named)).toBe('Large market')
    expect(nameIn('Herder, blue', named)).toBe('Herder')
  })
  it('takes sentences apart', () => {
    expect(piecesOf('*Ruling:* a **b** `c`').map((piece) => piece.kind)).toEqual(['em', 'plain', 'strong', 'plain', 'code'])
    expect(marked('The wharf (8.5)', 'wharf (').filter((part) => part.hit)).toHaveLength(1)
  })
})
