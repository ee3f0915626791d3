import { afterAll, inject } from 'vitest'
import { createDatabase, dropDatabase } from './postgres.ts'

/** Makes databases that are dropped after the last test of a file: empty ones, and copies of the migrated one. */
export function keptDatabases() {
  const template = inject('templateUrl')
  const made: string[] = []
  afterAll(async () => {
    for (const url of made) await dropDatabase(url)
  })
  const keep = async (creation: Promise<string>): Promise<string> => {
    const url = await creation
    made.push(url)
    return url
  }
  return {
    emptyDatabase: () => keep(createDatabase(template, 'template1')),
    migratedDatabase: () => keep(createDatabase(template)),
  }
}
