import { standardColors } from '@wattdesk/contract/white-label/terms.ts'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { tenants, whiteLabels } from '../../db/domains/tenants/tables.ts'
import { onColorOf } from './app-brand.rules.ts'

const affiliates = alias(tenants, 'affiliates')

/** What an app wears without a tenant, or of one that is not known. */
const own = { appName: 'Wattdesk', logoUrl: null, impressumUrl: null, ...standardColors, onPrimaryColor: '#ffffff' }

/** The brand that the app of a tenant's customers wears: a whitelabel partner's own, else the region's name in the service's colours. */
export async function readAppBrand(db: Db, tenantId: string | undefined) {
  if (!tenantId) return own
  const [row] = await db
    .select({
      appName: sql<string | null>`coalesce(${whiteLabels.appName}, ${affiliates.name}, ${tenants.name})`,
      logoUrl: whiteLabels.logoUrl,
      primaryColor: whiteLabels.primaryColor,
      accentColor: whiteLabels.accentColor,
      impressumUrl: sql<string | null>`coalesce(${whiteLabels.impressumUrl}, ${tenants.impressumUrl}, ${affiliates.impressumUrl})`,
    })
    .from(tenants)
    .leftJoin(affiliates, eq(affiliates.id, tenants.affiliateId))
    .leftJoin(whiteLabels, eq(whiteLabels.tenantId, tenants.id))
    .where(eq(tenants.id, tenantId))
  if (!row) return own
  const primaryColor = row.primaryColor ?? own.primaryColor
  return {
    appName: row.appName ?? own.appName,
    logoUrl: row.logoUrl,
    impressumUrl: row.impressumUrl,
    primaryColor,
    accentColor: row.accentColor ?? own.accentColor,
    onPrimaryColor: onColorOf(primaryColor),
  }
}
