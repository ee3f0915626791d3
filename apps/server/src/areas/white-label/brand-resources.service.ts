import type { AppDraft } from '@wattdesk/contract/impersonation/models.ts'
import type { BrandFields, mailPreviewModel } from '@wattdesk/contract/white-label/models.ts'
import type { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findStoredFile } from '../content/files/content-files.service.ts'
import { findCustomerWithin, findPartnerOfTenant, requireCustomerRecord } from '../customers/customers.service.ts'
import { previewCustomerMail } from '../mails/mails.service.ts'
import { readBrandOfDraft } from '../tenants/brands.service.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import { findDraft, requireBrandedTenant } from './white-label.service.ts'

/** Called before a picture is read. */
export async function requireTenantOfPictures(ctx: Ctx, scope: Scope, customerId: string): Promise<string> {
  const tenantId = await requireBrandedTenant(ctx, scope, customerId)
  const { status } = await requireCustomerRecord(ctx, scope, customerId)
  if (status !== 'active') throw new DomainError('CustomerNotActive')
  return tenantId
}

export async function readBrandPicture(ctx: Ctx, scope: Scope, customerId: string, fileId: string) {
  const tenantId = await requireBrandedTenant(ctx, scope, customerId)
  const file = await findStoredFile(ctx.db, fileId)
  if (file?.tenantId !== tenantId) throw new DomainError('ContentFileNotFound')
  return file
}

/** Throws unless the scope reaches the region. Called before a picture is read. */
export async function requireAffiliate({ db }: Pick<Ctx, 'db'>, scope: Scope, id: string): Promise<void> {
  const tenant = await findTenant(db, scope, id)
  if (tenant?.kind !== 'affiliate') throw new DomainError('NotFound')
}

export async function readAffiliateLogo(ctx: Ctx, scope: Scope, id: string, fileId: string) {
  await requireAffiliate(ctx, scope, id)
  const file = await findStoredFile(ctx.db, fileId)
  if (file?.tenantId !== id) throw new DomainError('ContentFileNotFound')
  return file
}

export async function previewBrandMail(
  ctx: Ctx,
  scope: Scope,
  customerId: string,
  { language, ...brand }: z.output<typeof mailPreviewModel>,
): Promise<{ from: string; subject: string; html: string }> {
  const tenantId = await requireBrandedTenant(ctx, scope, customerId)
  const logoUrl = await logoOfDraft(ctx.db, tenantId, brand)
  return previewCustomerMail(ctx.db, ctx, { tenantId, language, brand: { ...brand, logoUrl } })
}

/** What a member's view of a customer's app shows of its partner's draft, for a caller who also sees the partner. */
export async function readAppDraft(ctx: Ctx, scope: Scope, customerId: string): Promise<AppDraft> {
  const { tenantId } = await requireCustomerRecord(ctx, scope, customerId)
  const partner = await findPartnerOfTenant(ctx.db, tenantId)
  if (partner?.type !== 'whitelabel_partner') return { brand: null, absence: 'not-branded' }
  if (!(await findCustomerWithin(ctx.db, scope, partner.id))) return { brand: null, absence: 'hidden' }
  const draft = await findDraft(ctx.db, tenantId)
  if (!draft) return { brand: null, absence: 'no-draft' }
  const { appName, primaryColor, onPrimaryColor, accentColor, ...brand } = await readBrandOfDraft(ctx.db, tenantId, draft)
  const { impressumUrl, privacyUrl, supportUrl } = brand
  const logoUrl = await logoOfDraft(ctx.db, tenantId, draft)
  return {
    brand: { appName, logoUrl, primaryColor, onPrimaryColor, accentColor, impressumUrl, privacyUrl, supportUrl },
    absence: null,
  }
}

/** An uploaded logo as its bytes, because nobody else can read it yet. */
async function logoOfDraft(db: Db, tenantId: string, { logoFileId, logoUrl }: Pick<BrandFields, 'logoFileId' | 'logoUrl'>) {
  const file = logoFileId ? await findStoredFile(db, logoFileId) : undefined
  return file?.tenantId === tenantId ? `data:${file.type};base64,${file.content.toString('base64')}` : logoUrl
}
