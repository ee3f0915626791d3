/**
 * The brand that customers of a tenant see in the app, on sign-in pages and in mails: the published brand of a whitelabel partner, else
 * the region's name and logo in the service's colours. Drafts are never shown here.
 */
import { onColorOf } from '@wattdesk/contract/white-label/colors.ts'
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
  const primaryColor = row.primaryColor ?? own.primaryColor
  return {
    ...row,
    isBranded: row.primaryColor !== null,
    appName: row.appName ?? own.appName,
    logoUrl: row.logoFileId ? pictureAddress('logo', tenantId, row.logoFileId) : row.logoUrl,
    primaryColor,
    accentColor: row.accentColor ?? own.accentColor,
    onPrimaryColor: onColorOf(primaryColor),
  }
}

/** The address of a published picture. It changes with the picture, so copies may be cached. */
const pictureAddress = (name: string, tenantId: string | undefined, fileId: string) =>
  `/app/${name}?brand=${tenantId}&v=${fileId.slice(-12)}`
