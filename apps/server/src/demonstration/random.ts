/** A deterministic stream of numbers in [0, 1) (mulberry32). */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('Nothing to pick from')
  return choice
}

/** Picks by weight: `[['common', 9], ['rare', 1]]`. */
export function pickWeighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  for (const [choice, weight] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  throw new Error('Nothing to pick from')
}

export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** A UUID version 7 whose random part comes from the stream, so that IDs are deterministic. */
export function seededId(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const variant = (8 + Math.floor(random() * 4)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hexDigits(random, 3)}-${variant}${hexDigits(random, 3)}-${hexDigits(random, 6)}${hexDigits(random, 6)}`
}

/** Up to seven hexadecimal digits. */
function hexDigits(random: Random, length: number): string {
  const above = 1 << (4 * length)
  return (above + Math.floor(random() * above)).toString(16).slice(1)
}
