import { text } from 'node:stream/consumers'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { z } from 'zod'
import { UnusableDatabase } from '../db/first-connection.ts'
import type { BackupPlace } from './backup-place.ts'

/** Describes a backup. It is written last: a folder without it is not a backup. */
export const manifestName = 'backup.json'

/** Named after the instant when it was taken. */
export const backupNameOf = (at: Date) => `wattdesk-${at.toISOString().slice(0, 19).replace(/[:-]/g, '')}`
const backupName = /^wattdesk-\d{8}T\d{6}$/

/** By then, a backup is finished or was interrupted. */
const longestMs = dayMs

/**
 * All backups but the newest ones, and what interrupted ones left that began before these, and a day before the newest. `partial`: backups
 * that are not complete, perhaps because they are being written. Other names are ignored.
 */
export function namesToRemove(whole: readonly string[], partial: readonly string[], keep: number): string[] {
  const names = whole.filter((name) => backupName.test(name)).sort()
  const newest = names.at(-1)
  if (newest === undefined) return []
  const oldestKept = names.at(-keep) ?? names[0] ?? newest
  const lastLeft = backupNameOf(new Date(takenAt(newest) - longestMs))
  const isLeft = (name: string) => backupName.test(name.replace(/\.partial$/, '')) && name < oldestKept && name <= lastLeft
  return [...names.slice(0, -keep), ...partial.filter(isLeft).sort()]
}

const takenAt = (name: string) => Date.parse(name.replace(/^wattdesk-(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'))

const copiedTable = z.object({
  /** Quoted as SQL needs it. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  file: z.string().regex(/^[\w.-]+$/),
  sha256: z.string(),
})

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Only the deployment's secret can decrypt it; base64. Null if the database has no secret yet. */
  keyCheck: z.string().nullable(),
  tables: z.array(copiedTable),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  jobs: z.array(
    z.object({
      queue: z.object({ name: z.string(), retryLimit: z.number(), expireInSeconds: z.number() }),
      data: z.record(z.string(), z.unknown()).nullable(),
      startAfter: z.iso.datetime({ offset: true }),
    }),
  ),
})

export type Manifest = z.output<typeof manifest>
export type CopiedTable = z.output<typeof copiedTable>

export async function readManifest(place: Pick<BackupPlace, 'name' | 'read'>): Promise<Manifest> {
  const found = await place.read(manifestName)
  if (!found) throw new UnusableDatabase(`${place.name} is no finished backup: it has no ${manifestName}.`)
  const parsed = manifest.safeParse(jsonOf(await text(found)))
  if (!parsed.success) throw new UnusableDatabase(`${place.name}/${manifestName} does not describe a backup that this release can read.`)
  return parsed.data
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
