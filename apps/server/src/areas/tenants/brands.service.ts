/**
 * The brand that customers of a tenant see: in the app, on pages of sign-in and in mails. It is what a whitelabel partner has
 * published, else the region's name in the service's colours. Drafts are seen by nobody here.
 */
import { onColorOf } from '@wattdesk/contract/white-label/colors.ts'
import { standardColors } from '@wattdesk/contract/white-label/terms.ts'
import type { Db } from '../../db/connect.ts'
import { findBrand } from './brands.store.ts'

/** What an app wears without a tenant, or of one that is not known. */
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

/** Where a published picture is. It is another address after another picture was published, so copies may be kept. */
const pictureAddress = (name: string, tenantId: string | undefined, fileId: string) =>
  `/app/${name}?brand=${tenantId}&v=${fileId.slice(-12)}`
