/** How far apart two colours look, also to eyes that lack one kind of cone, and how well text reads on a ground. */

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Machado, Oliveira and Fernandes 2009, severity 1.0, for linear sRGB. */
const SIGHTS = {
  common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} as const satisfies Record<string, Matrix>
export type Sight = keyof typeof SIGHTS
export const sights = Object.keys(SIGHTS) as Sight[]

const XYZ: Matrix = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]]
const WHITE: Triple = [0.95047, 1, 1.08883]

const times = (m: Matrix, v: Triple): Triple => [dot(m[0], v), dot(m[1], v), dot(m[2], v)]
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const each = (v: Triple, f: (x: number) => number): Triple => [f(v[0]), f(v[1]), f(v[2])]

/** `#abc` or `#aabbcc` as linear light. */
function linear(hex: string): Triple {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const bytes = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full)
  if (!bytes) throw new Error(`${hex} is not a colour`)
  const light = (at: number): number => {
    const c = parseInt(bytes[at] ?? '', 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [light(1), light(2), light(3)]
}

function lab(light: Triple): Triple {
  const xyz = times(XYZ, each(light, (c) => Math.min(1, Math.max(0, c))))
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116)
  const [x, y, z] = [f(xyz[0] / WHITE[0]), f(xyz[1] / WHITE[1]), f(xyz[2] / WHITE[2])]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (radians: number): number => (radians * 180) / Math.PI
const cos = (deg: number): number => Math.cos((deg * Math.PI) / 180)
const sin = (deg: number): number => Math.sin((deg * Math.PI) / 180)
const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360)

/** CIEDE2000 of two Lab colours; names as in Sharma, Wu and Dalal 2005. */
export function ciede2000([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
  const seven = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  const G = 0.5 * (1 - seven((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [p1, p2] = [a1 * (1 + G), a2 * (1 + G)]
  const [C1, C2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)]
  const grey = C1 * C2 === 0
  const turn = h2 - h1
  const dh = grey ? 0 : Math.abs(turn) <= 180 ? turn : turn - 360 * Math.sign(turn)
  const sum = h1 + h2
  const H = grey ? sum : Math.abs(turn) <= 180 ? sum / 2 : sum < 360 ? sum / 2 + 180 : sum / 2 - 180
  const L = (L1 + L2) / 2
  const C = (C1 + C2) / 2
  const T = 1 - 0.17 * cos(H - 30) + 0.24 * cos(2 * H) + 0.32 * cos(3 * H + 6) - 0.2 * cos(4 * H - 63)
  const SL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2)
  const dL = (L2 - L1) / SL
  const dC = (C2 - C1) / (1 + 0.045 * C)
  const dH = (2 * Math.sqrt(C1 * C2) * sin(dh / 2)) / (1 + 0.015 * C * T)
  const RT = -2 * seven(C) * sin(60 * Math.exp(-(((H - 275) / 25) ** 2)))
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + RT * dC * dH)
}

/** How different two colours look to one kind of eyes. */
export function distance(one: string, other: string, sight: Sight): number {
  const seen = (hex: string): Triple => lab(times(SIGHTS[sight], linear(hex)))
  return ciede2000(seen(one), seen(other))
}

/** WCAG 2 contrast of text and ground. */
export function contrast(text: string, ground: string): number {
  const [low = 0, high = 0] = [text, ground].map((hex) => dot(XYZ[1], linear(hex))).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
