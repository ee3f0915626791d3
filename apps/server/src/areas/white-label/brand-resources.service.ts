/** Pictures that are uploaded for a brand, and a mail that shows how its draft would look. */
import type { ContentFile } from '@wattdesk/contract/content/files/models.ts'
import type { mailPreviewModel } from '@wattdesk/contract/white-label/models.ts'
import type { z } from 'zod'
import type { Scope } from '../../db/scope.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findStoredFile, receiveContentFile } from '../content/files/content-files.service.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { previewCustomerMail } from '../mails/mails.service.ts'
import { requireBrandedTenant } from './white-label.service.ts'

type Upload = Parameters<typeof receiveContentFile>[3]

export async function receiveBrandPicture(ctx: Ctx, call: Call, customerId: string, upload: Upload): Promise<ContentFile> {
  const tenantId = await requireBrandedTenant(ctx, call.caller.scope, customerId)
  const { status } = await requireCustomerRecord(ctx, call.caller.scope, customerId)
  if (status !== 'active') throw new DomainError('CustomerNotActive')
  return receiveContentFile(ctx, call, tenantId, upload)
}

export async function readBrandPicture(ctx: Ctx, scope: Scope, customerId: string, fileId: string) {
  const tenantId = await requireBrandedTenant(ctx, scope, customerId)
  const file = await findStoredFile(ctx.db, fileId)
  if (file?.tenantId !== tenantId) throw new DomainError('ContentFileNotFound')
  return file
}

/** The logo of a draft stands in the mail itself, because nobody else can read it yet. */
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
