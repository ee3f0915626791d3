import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * What a restart must not forget: the instant up to which samples of each home are acknowledged, and what gateways store themselves.
 * Later samples can be computed again, because homes are functions of time.
 */
export type Progress = {
  get(siteId: string): number | undefined
  set(siteId: string, acknowledgedUntil: number): void
  /** What a gateway stored, as JSON. */
  kept(name: string): unknown
  keep(name: string, kept: object): void
  save(): void
}

export function openProgress(path: string): Progress {
  const entries = read(path)
  const until = new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  const kept = new Map(entries.filter((entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null))
  let isChanged = false
  return {
    get: (siteId) => until.get(siteId),
    set(siteId, acknowledgedUntil) {
      until.set(siteId, Math.max(acknowledgedUntil, until.get(siteId) ?? 0))
      isChanged = true
    },
    kept: (name) => kept.get(name),
    keep(name, one) {
      kept.set(name, one)
      isChanged = true
    },
    save() {
      if (!isChanged) return
      isChanged = false
      // Written to a new file and renamed, so that a crash leaves either the old state or the new one.
      writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries<unknown>([...until, ...kept])))
      renameSync(`${path}.new`, path)
    },
  }
}

function read(path: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(readFileSync(path, 'utf8')) ?? {})
  } catch {
    // No readable state: homes start with their current samples.
    return []
  }
}
