import { describe, expect, it } from 'vitest'
import { movesOf, type Box, type Scene, type Seen } from './moves'

const box = (x: number, y = 0): Box => ({ x, y, w: 20, h: 20 })
const piece = (element: string, name: string, x: number, y = 0): Seen<string> => ({
  element,
  piece: name,
  pile: '',
  count: 0,
  sign: false,
  box: box(x, y),
  frame: 'map',
})
const pile = (element: string, name: string, count: number, x: number): Seen<string> => ({
  ...piece(element, '', x),
  pile: name,
  count,
})
const scene = (seen: Seen<string>[], frame: Box = box(0)): Scene<string> => ({
  seen,
  frames: new Map([['map', frame]]),
})

describe('what moved', () => {
  it('follows a piece within its element and into another one', () => {
    const before = scene([piece('a', 'herder:0', 0), piece('b', 'herder:1', 50)])
    const after = scene([piece('a', 'herder:0', 100), piece('c', 'herder:1', 90)])
    expect(movesOf(before, after).map(({ piece: name, from, to }) => [name, from.x, to.x])).toEqual([
      ['herder:0', 0, 100],
      ['herder:1', 50, 90],
    ])
  })
  it('sees no move where the page was laid out anew, or a second drawing appeared', () => {
    const before = scene([piece('a', 'herder:0', 0, 10)])
    expect(movesOf(before, scene([piece('a', 'herder:0', 0, 310)], box(0, 300)))).toEqual([])
    const twice = scene([piece('a', 'herder:0', 0, 10), piece('b', 'herder:0', 400)])
    expect(movesOf(before, twice)).toEqual([])
  })
  it('knows an element that was given to another piece', () => {
    const before = scene([piece('a', 'card:1', 0), piece('b', 'card:2', 30)])
    const after = scene([piece('a', 'card:2', 0)])
    expect(movesOf(before, after)).toMatchObject([{ piece: 'card:2', from: { x: 30 }, to: { x: 0 } }])
  })
  it('brings what one place lost to those that gained, kind by kind', () => {
    const before = scene([pile('s', 'corn@supply', 9, 0), pile('a', 'corn@store:0', 0, 50), pile('i', 'indigo@supply', 4, 5)])
    const after = scene([pile('s', 'corn@supply', 6, 0), pile('a', 'corn@store:0', 2, 50), pile('b', 'corn@store:1', 1, 70), pile('i', 'indigo@supply', 3, 5)])
    expect(movesOf(before, after).map((move) => [move.from.x, move.to.x, move.picture])).toEqual([
      [0, 50, 'a'],
      [0, 50, 'a'],
      [0, 70, 'b'],
    ])
  })
  it('shows what comes to a mere sign of a place as it looked before', () => {
    const sign = (count: number): Seen<string> => ({ ...pile('d', 'card@discard', count, 100), sign: true, box: { x: 100, y: 0, w: 10, h: 10 } })
    const before = scene([pile('c', 'card@hand:1', 1, 0), sign(0)])
    const moves = movesOf(before, scene([sign(1)]))
    expect(moves).toMatchObject([{ kind: 'card', picture: 'c', from: { x: 0 }, to: { x: 95, y: -5, w: 20 } }])
  })
})
