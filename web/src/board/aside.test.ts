import { expect, it } from 'vitest'
import { aside } from './aside'

const WINDOW = { width: 1000, height: 600 }
const TIP = { width: 200, height: 80 }
const at = (left: number, top: number) => ({ left, top, width: 100, height: 30 })

it('stands below its thing, and above where the window ends', () => {
  expect(aside(at(400, 100), TIP, WINDOW, [])).toEqual({ left: 350, top: 140 })
  expect(aside(at(400, 550), TIP, WINDOW, [])).toEqual({ left: 350, top: 460 })
})

it('leaves what can be chosen next in sight', () => {
  const rows = [at(400, 100), at(400, 135), at(400, 170)]
  expect(aside(rows[0]!, TIP, WINDOW, rows)).toEqual({ left: 350, top: 10 })
  expect(aside(rows[1]!, TIP, WINDOW, rows)).toEqual({ left: 510, top: 110 })
  expect(aside(at(895, 135), TIP, WINDOW, [at(895, 100), at(895, 135), at(895, 170)])).toEqual({ left: 685, top: 110 })
})

it('stays inside the window where there is no room beside', () => {
  const wide = { left: 0, top: 0, width: 1000, height: 590 }
  expect(aside(wide, TIP, WINDOW, [wide])).toEqual({ left: 400, top: 512 })
})
