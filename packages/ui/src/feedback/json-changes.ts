export type JsonObject = Record<string, unknown>
export type Change = { path: string; from: unknown; to: unknown }

/** The leaves in which two records differ, by dotted path; null and absent both count as empty. */
export function changesBetween(before: JsonObject | null, after: JsonObject | null): Change[] {
  const from = leavesOf(before ?? {})
  const to = leavesOf(after ?? {})
  const paths = [...new Set([...from.keys(), ...to.keys()])]
  return paths.map((path) => ({ path, from: from.get(path), to: to.get(path) })).filter((change) => change.from !== change.to)
}

function leavesOf(value: unknown, prefix = ''): Map<string, unknown> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[prefix, value]])
  return new Map(Object.entries(value).flatMap(([key, child]) => [...leavesOf(child, prefix ? `${prefix}.${key}` : key)]))
}
