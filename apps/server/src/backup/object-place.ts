import { Readable } from 'node:stream'
import { UnusableDatabase } from '../db/first-connection.ts'
import { type ObjectStore, type ObjectStoreSettings, openObjectStore } from '../platform/object-store.ts'
import { manifestName, namesToRemove } from './backup-file.ts'
import type { BackupPlace } from './backup-place.ts'

/** Letters, digits, `.`, `_` and `-`: accepted by every store and tool. */
const address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/*$/

export const isObjectAddress = (text: string) => text.startsWith('s3://')

function parsed(text: string): { bucket: string; prefix: string } {
  const [, bucket, rest = ''] = address.exec(text) ?? []
  if (!bucket) throw new UnusableDatabase(`${text} is no address as s3://bucket/prefix.`)
  return { bucket, prefix: rest.slice(1) }
}

const keyOf = (prefix: string, name: string) => (prefix ? `${prefix}/${name}` : name)

/** A backup as objects under a prefix. The description is written last: objects without it are not a backup. */
export function objectPlace(text: string, settings: ObjectStoreSettings): BackupPlace {
  const { bucket, prefix } = parsed(text)
  if (!prefix) throw new UnusableDatabase(`${text} names a bucket alone. Name the backup: ${text.replace(/\/*$/, '')}/NAME`)
  const store = openObjectStore(settings, bucket)
  const written: string[] = []
  return {
    name: `s3://${bucket}/${prefix}`,
    async begin() {
      if (await store.has(keyOf(prefix, manifestName))) throw new UnusableDatabase(`${text} has a backup already. Name another prefix.`)
    },
    write(file, source) {
      written.push(keyOf(prefix, file))
      return store.put(keyOf(prefix, file), source)
    },
    finish: async () => undefined,
    async abandon() {
      for (const key of written) await store.remove(key).catch(() => undefined)
    },
    read: (file) => store.get(keyOf(prefix, file)),
  }
}

/** Writes, reads back and removes an object where backups are kept. Returns the number of backups there. */
export async function tryObjectPlace(text: string, settings: ObjectStoreSettings): Promise<number> {
  const { bucket, prefix } = parsed(text)
  const store = openObjectStore({ ...settings, attempts: 1 }, bucket)
  const key = keyOf(prefix, 'wattdesk-doctor')
  await store.put(key, Readable.from([Buffer.from('Written by wattdesk doctor, which removes it again.')]))
  try {
    const found = await store.get(key)
    if (!found) throw new UnusableDatabase(`${text} does not have what was just written.`)
    found.destroy()
  } finally {
    await store.remove(key)
  }
  return (await store.list(keyOf(prefix, 'wattdesk-'))).filter((one) => one.endsWith(`/${manifestName}`)).length
}

export async function removeOldObjects(text: string, keep: number, settings: ObjectStoreSettings): Promise<string[]> {
  const { bucket, prefix } = parsed(text)
  const store = openObjectStore(settings, bucket)
  const keys = await store.list(keyOf(prefix, 'wattdesk-'))
  const nameOf = (key: string) => key.slice(prefix ? prefix.length + 1 : 0).split('/')[0] ?? ''
  const whole = new Set(keys.filter((key) => key.endsWith(`/${manifestName}`)).map(nameOf))
  const partial = new Set(keys.map(nameOf).filter((name) => !whole.has(name)))
  const old = namesToRemove([...whole], [...partial], keep)
  for (const name of old)
    await removeBackup(
      store,
      keys.filter((key) => nameOf(key) === name),
    )
  return old
}

/** Removes the description first, so that the rest of an interrupted removal is not a backup. */
async function removeBackup(store: ObjectStore, keys: readonly string[]): Promise<void> {
  const isManifest = (key: string) => key.endsWith(`/${manifestName}`)
  for (const key of [...keys.filter(isManifest), ...keys.filter((one) => !isManifest(one))]) await store.remove(key)
}
