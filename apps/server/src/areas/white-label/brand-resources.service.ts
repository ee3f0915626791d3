import type { mailPreviewModel } from '@wattdesk/contract/white-label/models.ts'
import type { z } from 'zod'
import type { Scope } from '../../db/scope.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findStoredFile } from '../content/files/content-files.service.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { previewCustomerMail } from '../mails/mails.service.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import { requireBrandedTenant } from './white-label.service.ts'

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

/** The logo of a draft is embedded in the mail, because nobody else can read it yet. */
export async function previewBrandMail(
  ctx: Ctx,
  scope: Scope,
  customerId: string,
  { language, ...brand }: z.output<typeof mailPreviewModel>,
): Promise<{ from: string; subject: string; html: string }> {
  const tenantId = await requireBrandedTenant(ctx, scope, customerId)
  const file = brand.logoFileId ? await findStoredFile(ctx.db, brand.logoFileId) : undefined
  const uploaded = file?.tenantId === tenantId ? `data:${file.type};base64,${file.content.toString('base64')}` : null
  return previewCustomerMail(ctx.db, ctx, { tenantId, language, brand: { ...brand, logoUrl: uploaded ?? brand.logoUrl } })
}
