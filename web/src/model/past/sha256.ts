/** SHA-256 (FIPS 180-4). The browser's own is out of reach on pages without https, as at home on a LAN. */

const ROUNDS = 64
const BLOCK = 64
const LENGTH_BYTES = 8

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= number; divisor++) prime &&= number % divisor !== 0
    if (prime) found.push(Math.floor((root(number) % 1) * 2 ** 32))
  }
  return Uint32Array.from(found)
}

const CONSTANTS = fractions(ROUNDS, Math.cbrt)
const START = fractions(8, Math.sqrt)

const at = (words: Uint32Array, index: number): number => words[index] ?? 0
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The hash of some bytes, as 64 hex digits. */
export function sha256(message: Uint8Array): string {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK)
  const whole = new Uint8Array(blocks * BLOCK)
  whole.set(message)
  whole[message.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 4, message.length * 8)
  const hash = Uint32Array.from(START)
  for (let start = 0; start < whole.length; start += BLOCK) mix(hash, view, start)
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(hash: Uint32Array, view: DataView, start: number): void {
  const words = new Uint32Array(ROUNDS)
  for (let i = 0; i < ROUNDS; i++) {
    if (i < 16) {
      words[i] = view.getUint32(start + 4 * i)
      continue
    }
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[i] = at(words, i - 16) + low + at(words, i - 7) + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < ROUNDS; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(CONSTANTS, i) + at(words, i)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word))
}
