import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * The instant up to which samples of each home are acknowledged. Nothing else needs to be stored: later samples can be computed
 * again, because homes are functions of time.
 */
export type Progress = {
  get(siteId: string): number | undefined
  set(siteId: string, acknowledgedUntil: number): void
  save(): void
}

export function openProgress(path: string): Progress {
  const until = new Map<string, number>(read(path))
  let isChanged = false
  return {
    get: (siteId) => until.get(siteId),
    set(siteId, acknowledgedUntil) {
      until.set(siteId, Math.max(acknowledgedUntil, until.get(siteId) ?? 0))
      isChanged = true
    },
    save() {
      if (!isChanged) return
      isChanged = false
      // Written to a new file and renamed, so that a crash leaves either the old state or the new one.
      writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(until)))
      renameSync(`${path}.new`, path)
    },
  }
}

function read(path: string): [string, number][] {
  try {
    const saved: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return Object.entries(saved ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  } catch {
    // No readable state: homes start with their current samples.
    return []
  }
}
