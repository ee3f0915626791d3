/** `isOutdated`: found for the previous term. */
type Keyed = { key: string; isOutdated?: boolean }

/**
 * The chosen one of a list, by its key: results that arrive later may move it, and never put another one in its place.
 *
 * @param initial which one is chosen before the arrow keys choose one; never one that is outdated
 */
export function chosenOf<T extends Keyed>(targets: readonly T[], key: string | undefined, initial: 'first' | 'none'): T | undefined {
  return targets.find((target) => target.key === key) ?? (initial === 'first' ? targets.find(({ isOutdated }) => !isOutdated) : undefined)
}

/** The key of the next or previous one, around the ends of the list. */
export function keyBeside(targets: readonly Keyed[], chosen: Keyed | undefined, step: 1 | -1): string | undefined {
  const at = chosen ? targets.findIndex(({ key }) => key === chosen.key) : step > 0 ? -1 : 0
  return targets.at((at + step) % targets.length)?.key
}
