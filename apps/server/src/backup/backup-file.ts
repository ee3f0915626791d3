import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { UnusableDatabase } from '../db/first-connection.ts'

/** Name of the file that describes a backup. It is written last: a folder without it is no backup. */
export const manifestName = 'backup.json'

const copiedTable = z.object({
  /** As SQL writes it. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  file: z.string().regex(/^[\w.-]+$/),
  /** SHA-256 of the file. */
  sha256: z.string(),
})

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** What only the deployment's secret can decrypt, in base64; null if the database has no secret yet. */
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

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UnusableDatabase(`${folder} is no finished backup: it has no ${manifestName}.`)
    throw error
  })
  const parsed = manifest.safeParse(jsonOf(text))
  if (!parsed.success)
    throw new UnusableDatabase(`${path.join(folder, manifestName)} does not describe a backup that this release can read.`)
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
