/** Reproducible random number in [0, 1): the same for the same seed and place. */
export function chance(seed: number, place: number): number {
  // Mixing steps of MurmurHash3, by Austin Appleby, in the public domain
  let hash = Math.imul(seed ^ Math.imul(place, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ place, 0xc2b2ae35)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0x27d4eb2f)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** Smooth noise around 1: `position` in steps, at most `spread` to either side. */
export function ripple(seed: number, position: number, spread: number): number {
  const step = Math.floor(position)
  const part = position - step
  const value = chance(seed, step) * (1 - part) + chance(seed, step + 1) * part
  return 1 + spread * (2 * value - 1)
}
