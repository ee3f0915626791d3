import path from 'node:path'
import { UnusableDatabase } from '../db/first-connection.ts'
import type { ObjectStoreSettings } from '../platform/object-store.ts'
import type { BackupPlace } from './backup-place.ts'
import { folderPlace, removeOldFolders } from './folder-place.ts'
import { isObjectAddress, objectPlace, removeOldObjects } from './object-place.ts'

type Stores = { objectStore: ObjectStoreSettings | undefined }

/** `address` is a folder or `s3://bucket/prefix`. */
export function placeAt(address: string, { objectStore }: Stores): BackupPlace {
  return isObjectAddress(address) ? objectPlace(address, required(objectStore)) : folderPlace(path.resolve(address))
}

/** Removes all but the newest backups. Returns the names of the removed ones; other files stay. */
export function removeOldBackups(address: string, keep: number, { objectStore }: Stores): Promise<string[]> {
  return isObjectAddress(address) ? removeOldObjects(address, keep, required(objectStore)) : removeOldFolders(path.resolve(address), keep)
}

/** The address of something in a folder or under a prefix. */
export const within = (address: string, name: string) =>
  isObjectAddress(address) ? `${address.replace(/\/+$/, '')}/${name}` : path.join(address, name)
export const parentOf = (address: string) =>
  isObjectAddress(address) ? address.replace(/\/+[^/]*\/*$/, '') : path.dirname(path.resolve(address))

function required(settings: ObjectStoreSettings | undefined): ObjectStoreSettings {
  if (settings) return settings
  throw new UnusableDatabase('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: required for a backup in an object store')
}
