import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** The folder of a backup, named by the instant when it was taken. */
export const backupNameOf = (at: Date) => `wattdesk-${at.toISOString().slice(0, 19).replace(/[:-]/g, '')}`
const backupName = /^wattdesk-\d{8}T\d{6}$/

/** Removes all backups in a folder but the newest ones. Returns the names of those removed; others' files stay. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await readdir(folder))
    .filter((name) => backupName.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of old) await rm(path.join(folder, name), { recursive: true })
  return old
}
