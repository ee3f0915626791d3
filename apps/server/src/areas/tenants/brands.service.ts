/**
 * The brand that customers of a tenant see in the app, on sign-in pages and in mails: the published brand of a whitelabel partner, else
 * the region's name and logo in the service's colours. Drafts are shown only to members.
 */
import { onColorOf } from '@wattdesk/contract/white-label/colors.ts'
import type { BrandFields } from '@wattdesk/contract/white-label/models.ts'
import { standardColors } from '@wattdesk/contract/white-label/terms.ts'
import type { Db } from '../../db/connect.ts'
import { findBrand } from './brands.store.ts'

/** Used without a tenant, or for an unknown one. */
const own = {
  ...{ appName: 'Wattdesk', logoFileId: null, logoUrl: null, iconFileId: null, ...standardColors, onPrimaryColor: '#ffffff' },
  isBranded: false,
  ...{ welcome: null, impressumUrl: null, privacyUrl: null, supportUrl: null, mailSender: null, mailFooter: null },
}

export async function readAppBrand(db: Db, tenantId: string | undefined) {
  const row = tenantId ? await findBrand(db, tenantId) : undefined
  if (!row) return own
  const brand = brandOf(row.published, row)
  return { ...brand, logoUrl: brand.logoFileId ? pictureAddress('logo', tenantId, brand.logoFileId) : brand.logoUrl }
}

/** The brand that a draft would become if it were published. An uploaded logo has no address until then. */
export async function readBrandOfDraft(db: Db, tenantId: string, draft: BrandFields) {
  const row = await findBrand(db, tenantId)
  return row ? brandOf(draft, row) : own
}

/** What a tenant's customers see where its brand has no name or imprint. */
export async function readRegionOfBrand(db: Db, tenantId: string): Promise<{ appName: string; impressumUrl: string | null }> {
  const { appName, impressumUrl } = (await findBrand(db, tenantId)) ?? own
  return { appName, impressumUrl }
}

type Region = { appName: string; logoFileId: string | null; impressumUrl: string | null }

function brandOf(fields: BrandFields | null, region: Region) {
  // A brand without a logo shows none of its region's.
  const { primaryColor, ...rest } = fields ?? { ...own, appName: null, logoFileId: region.logoFileId }
  return {
    ...rest,
    isBranded: fields !== null,
    appName: rest.appName ?? region.appName,
    impressumUrl: rest.impressumUrl ?? region.impressumUrl,
    primaryColor,
    onPrimaryColor: onColorOf(primaryColor),
  }
}

/** The address of a published picture. It changes with the picture, so copies may be cached. */
const pictureAddress = (name: string, tenantId: string | undefined, fileId: string) =>
  `/app/${name}?brand=${tenantId}&v=${fileId.slice(-12)}`
