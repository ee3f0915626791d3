export type JsonObject = Record<string, unknown>
export type Change = { path: string; from: unknown; to: unknown }

/**
 * Differences of two records by dotted path; null and absent both count as empty. A list of plain values reports added and removed values,
 * not every later position.
 */
export function changesBetween(before: JsonObject | null, after: JsonObject | null): Change[] {
  return differences(before ?? {}, after ?? {}, '')
}

function differences(from: unknown, to: unknown, path: string): Change[] {
  if (isEmpty(from) && isEmpty(to)) return []
  if (isPlainList(from) && isPlainList(to) && !isReordered(from, to)) return listDifferences(from, to, path)
  if (!isBranch(from) && !isBranch(to)) return from === to ? [] : [{ path, from: from ?? undefined, to: to ?? undefined }]
  // If a value became a record or the reverse, all leaves of both differ.
  if (isLeaf(from) || isLeaf(to)) return [...differences(from, undefined, path), ...differences(undefined, to, path)]
  const [before, after] = [Object(from ?? {}), Object(to ?? {})]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key))
}

const isEmpty = (value: unknown): value is null | undefined => value === null || value === undefined
const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null
const isLeaf = (value: unknown): boolean => !isEmpty(value) && !isBranch(value)
const isPlainList = (value: unknown): value is unknown[] => Array.isArray(value) && value.every((item) => isLeaf(item))

const without = (list: readonly unknown[], others: readonly unknown[]) => list.filter((item) => !others.includes(item))

/** Lists with the same values differ only in order or in how often a value occurs, so they are compared by position. */
const isReordered = (from: readonly unknown[], to: readonly unknown[]) => without(from, to).length === 0 && without(to, from).length === 0

function listDifferences(from: readonly unknown[], to: readonly unknown[], path: string): Change[] {
  const [gone, added] = [without(from, to), without(to, from)]
  return Array.from({ length: Math.max(gone.length, added.length) }, (_, at) => ({
    path: `${path}.${at}`,
    from: gone[at],
    to: added[at],
  }))
}
