/**
 * Public pictures of published brands: the uploaded, re-encoded logo, and the icon in the sizes that phones request. A brand without an
 * icon has the product's mark in its colours. Icons are drawn once and cached in memory.
 */
import type { Db } from '../../db/connect.ts'
import { findStoredFile } from '../content/files/content-files.service.ts'
import { drawIcon } from '../content/files/picture.service.ts'
import { readAppBrand } from '../tenants/brands.service.ts'
import { markOf } from './brand-icon.format.ts'

export type BrandPicture = { type: string; content: Uint8Array }

export async function brandLogo(db: Db, tenantId: string): Promise<BrandPicture | undefined> {
  const { logoFileId } = await readAppBrand(db, tenantId)
  return logoFileId ? findStoredFile(db, logoFileId) : undefined
}

/** At 12 KB each, the latest ones are kept. */
const kept = new Map<string, Promise<Uint8Array>>()
const keptMax = 500

export async function brandIcon(db: Db, tenantId: string | undefined, side: number): Promise<BrandPicture> {
  const brand = await readAppBrand(db, tenantId)
  const { iconFileId, primaryColor, onPrimaryColor } = brand
  const key = `${iconFileId ?? onPrimaryColor} ${primaryColor} ${side}`
  const drawn = kept.get(key) ?? draw(db, brand, side)
  kept.delete(key)
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - keptMax))) kept.delete(oldest)
  return { type: 'image/png', content: await drawn }
}

async function draw(db: Db, brand: Awaited<ReturnType<typeof readAppBrand>>, side: number): Promise<Uint8Array> {
  const icon = { side, background: brand.primaryColor }
  const file = brand.iconFileId ? await findStoredFile(db, brand.iconFileId) : undefined
  // Without the name, which would make it a different picture for each brand of the same colours.
  const own = () => Buffer.from(markOf({ ...brand, appName: '' }))
  const picture = file ? await drawIcon(file.type, file.content, icon) : await drawIcon('image/svg+xml', own(), icon)
  return picture.bytes
}
