import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UnusableDatabase } from '../db/first-connection.ts'
import { namesToRemove } from './backup-file.ts'
import type { BackupPlace } from './backup-place.ts'

/** A backup in a folder, which has another name until it is complete. */
export function folderPlace(folder: string): BackupPlace {
  const partial = `${folder}.partial`
  return {
    name: folder,
    async begin() {
      if (await exists(folder)) throw new UnusableDatabase(`${folder} exists already. Name a folder that does not.`)
      await rm(partial, { recursive: true, force: true })
      await mkdir(partial, { recursive: true, mode: 0o700 })
    },
    async write(file, source) {
      const sink = createWriteStream(path.join(partial, file), { mode: 0o600, flush: true })
      await pipeline(source, sink).catch(orFull(folder))
      return sink.bytesWritten
    },
    finish: () => rename(partial, folder),
    abandon: () => rm(partial, { recursive: true, force: true }),
    read: (file) => readFrom(path.join(folder, file)),
  }
}

async function readFrom(file: string): Promise<Readable | undefined> {
  try {
    return (await open(file)).createReadStream()
  } catch (error) {
    // Of a file that was given instead of a folder, the system says that it is not a directory.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined
    throw error
  }
}

const orFull =
  (folder: string) =>
  (error: unknown): never => {
    const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    throw isFull ? new UnusableDatabase(`There is no room for the backup at ${folder}. Name a folder on a larger disk.`) : error
  }

export async function removeOldFolders(folder: string, keep: number): Promise<string[]> {
  const names = await readdir(folder)
  const isPartial = (name: string) => name.endsWith('.partial')
  const old = namesToRemove(
    names.filter((name) => !isPartial(name)),
    names.filter(isPartial),
    keep,
  )
  for (const name of old) await rm(path.join(folder, name), { recursive: true })
  return old
}

async function exists(place: string): Promise<boolean> {
  return stat(place).then(
    () => true,
    () => false,
  )
}
