/** The coded colours can be told apart by all eyes, and every text can be read, in the light and the dark look. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ciede2000, contrast, distance, sights } from '../../tools/colour.ts'
import { TILE_COLOURS } from '../boards/gwt2/breeds'
import { BREEDS, WORKER_COLOURS } from '../boards/gwt_family/breeds'

const APART = 12
const READABLE = 4.5
/** An outline is no text. */
const VISIBLE = 3

type Colours = Record<string, string>

/** The hex colours of every block of the token file whose selector matches. */
function tokens(selector: RegExp): Colours {
  const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf-8')
  const blocks = [...css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].filter(([, head]) => selector.test((head ?? '').trim()))
  const found = blocks.flatMap(([, , body]) => [...(body ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/gi)])
  return Object.fromEntries(found.map(([, name, value]) => [name, value] as [string, string]))
}

const light = tokens(/^:root$/)
const looks: Record<string, Colours> = { light, dark: { ...light, ...tokens(/^:root\[data-theme='dark'\]$/) } }

function named(colours: Colours, ...names: string[]): Colours {
  return Object.fromEntries(names.map((name) => [name, colours[name] ?? `--${name} is missing`]))
}

const fills = (coded: Record<string, { fill: string }>): Colours =>
  Object.fromEntries(Object.entries(coded).map(([name, { fill }]) => [name, fill]))
const heads = Object.fromEntries(Object.entries(BREEDS).map(([name, { colour }]) => [name, colour]))
const sets: Record<string, Colours> = {
  seats: named(light, 'colour-0', 'colour-1', 'colour-2', 'colour-3', 'colour-4'),
  goods: named(light, 'corn', 'indigo', 'sugar', 'tobacco', 'coffee'),
  cattle: heads,
  workers: fills(WORKER_COLOURS),
  hazards: fills(TILE_COLOURS),
}

/** Every pair of a set that somebody could mistake, with the eyes and the distance. */
function alike(set: Colours): string[] {
  const names = Object.keys(set)
  return names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) =>
      sights.flatMap((sight) => {
        const apart = distance(set[one] ?? '', set[other] ?? '', sight)
        return apart < APART ? [`${one} and ${other}, ${sight}: ${apart.toFixed(1)}`] : []
      }),
    ),
  )
}

/** Every pairing of texts and grounds that cannot be read. */
function faint(texts: Colours, grounds: Colours, least = READABLE): string[] {
  return Object.entries(texts).flatMap(([text, ink]) =>
    Object.entries(grounds).flatMap(([ground, under]) => {
      const ratio = contrast(ink, under)
      return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

describe('coded colours', () => {
  it.each(Object.keys(sets))('%s are told apart by all eyes', (name) => {
    expect(alike(sets[name] ?? {})).toEqual([])
  })
  it('carry letters that can be read', () => {
    const inks = [0, 1, 2, 3, 4].flatMap((colour) =>
      faint(named(light, `colour-ink-${colour}`), named(light, `colour-${colour}`)))
    const breeds = Object.entries(BREEDS).flatMap(([name, { colour, ink }]) => faint({ ink }, { [name]: colour }))
    const tiles = Object.entries({ ...WORKER_COLOURS, ...TILE_COLOURS })
      .flatMap(([name, { fill, ink }]) => faint({ ink }, { [name]: fill }))
    const goods = [
      ...faint({ black: '#000' }, named(light, 'corn', 'sugar', 'tobacco')),
      ...faint({ white: '#fff' }, named(light, 'indigo', 'coffee', 'colonist')),
    ]
    expect([...inks, ...breeds, ...tiles, ...goods]).toEqual([])
  })
})

describe.each(Object.keys(looks))('the %s look', (name) => {
  const look = looks[name] ?? {}
  const panels = named(look, 'page', 'surface', 'sunken')
  const terrain = named(look, 'land', 'water', 'desert', 'rock', 'forest')
  it('has readable text on panels', () => {
    expect(faint(named(look, 'ink', 'ink2', 'accent', 'good', 'warn', 'bad', 'focus'), panels)).toEqual([])
  })
  it('has readable text on terrain, where only ink may stand', () => {
    expect(faint(named(look, 'ink'), terrain)).toEqual([])
  })
  it('has readable text on soft grounds and buttons', () => {
    expect(faint(named(look, 'ink', 'ink2', 'accent'), named(look, 'accent-soft'))).toEqual([])
    expect(faint(named(look, 'ink', 'ink2', 'warn'), named(look, 'warn-soft'))).toEqual([])
    expect(faint(named(look, 'surface'), named(look, 'accent'))).toEqual([])
  })
  it('has outlines that can be seen everywhere', () => {
    expect(faint(named(look, 'edge', 'accent', 'focus'), { ...panels, ...terrain }, VISIBLE)).toEqual([])
  })
})

describe('the measure itself', () => {
  it('agrees with pairs published with CIEDE2000', () => {
    expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
    expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4)
    expect(ciede2000([50, -0.001, 2.49], [50, 0.0011, -2.49])).toBeCloseTo(4.7461, 4)
    expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4)
  })
  it('knows colours that some eyes mistake', () => {
    expect(distance('#c00000', '#606000', 'common')).toBeGreaterThan(40)
    expect(distance('#c00000', '#606000', 'protan')).toBeLessThan(APART)
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
  })
})
