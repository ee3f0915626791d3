/**
 * Brands of whitelabel partners. A brand is drafted, then published as a numbered edition, which the app, mails and sign-in pages show
 * from then on. An earlier edition can be made the draft again. Two writers at once: one gets `BrandChanged`. Its URLs must be public
 * https addresses, and its pictures uploads of the same tenant.
 */
import type { BrandEdition, BrandFields, WhiteLabel, WhiteLabelModel } from '@wattdesk/contract/white-label/models.ts'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isPublicHost } from '../../platform/public-host.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { findStoredFile } from '../content/files/content-files.service.ts'
import { lockActiveCustomer, requireCustomerRecord } from '../customers/customers.service.ts'
import { readRegionOfBrand } from '../tenants/brands.service.ts'
import { draftOf, fieldsOf, isSame, presentBrand } from './brand-fields.rules.ts'
import * as store from './white-label.store.ts'

type Customer = Awaited<ReturnType<typeof lockActiveCustomer>>

export async function readWhiteLabel(ctx: Ctx, scope: Scope, customerId: string): Promise<WhiteLabel> {
  const tenantId = await requireBrandedTenant(ctx, scope, customerId)
  return present(ctx.db, tenantId, await store.findWhiteLabelRow(ctx.db, tenantId))
}

/** Undefined if nothing differs from the published brand. */
export async function findDraft(db: Db, tenantId: string): Promise<BrandFields | undefined> {
  const saved = await store.findWhiteLabelRow(db, tenantId)
  return saved?.draft ? draftOf(saved) : undefined
}

export async function requireBrandedTenant(ctx: Ctx, scope: Scope, customerId: string): Promise<string> {
  return brandedTenantOf(await requireCustomerRecord(ctx, scope, customerId))
}

/** Saves the draft. */
export async function changeWhiteLabel(ctx: Ctx, call: Call, customerId: string, model: WhiteLabelModel): Promise<WhiteLabel> {
  await requirePublicHosts(model)
  const { version, ...after } = model
  return changing(ctx, call, customerId, version, async (tx, brand) => {
    await requireOwnPictures(tx, brand.tenantId, after)
    return keepDraft(tx, ctx, call, brand, after)
  })
}

export function restoreBrandEdition(ctx: Ctx, call: Call, customerId: string, edition: number, version: number): Promise<WhiteLabel> {
  return changing(ctx, call, customerId, version, async (tx, brand) => {
    const earlier = await store.findEdition(tx, brand.tenantId, edition)
    if (!earlier) throw new DomainError('NotFound')
    // Its picture may have been deleted.
    const { logoFileId, iconFileId } = earlier.fields
    const [logo, icon] = [await ownPicture(tx, brand.tenantId, logoFileId), await ownPicture(tx, brand.tenantId, iconFileId)]
    return keepDraft(tx, ctx, call, brand, { ...earlier.fields, logoFileId: logo?.id ?? null, iconFileId: icon?.id ?? null })
  })
}

/** Does nothing without a draft. */
export function publishWhiteLabel(ctx: Ctx, call: Call, customerId: string, version: number): Promise<WhiteLabel> {
  return changing(ctx, call, customerId, version, async (tx, { tenantId, customer, current }) => {
    if (!current?.draft) return current
    const [before, after, now] = [fieldsOf(current), draftOf(current), ctx.clock.now()]
    await requireOwnPictures(tx, tenantId, after)
    const row = { ...current, ...after, draft: null, edition: current.edition + 1, version: version + 1, updatedAt: now }
    await store.putWhiteLabel(tx, row)
    const publishedBy = call.caller.memberId
    await store.insertEdition(tx, { tenantId, edition: row.edition, fields: after, publishedAt: now, publishedBy })
    const changes = changesOf(before, after) ?? { before: {}, after: {} }
    await record(tx, ctx, call, {
      ...{ action: 'update', customer, tenantId, customerId, event: 'white-label.published' },
      ...changes,
    })
    return row
  })
}

export async function listBrandEditions(ctx: Ctx, scope: Scope, customerId: string): Promise<{ items: BrandEdition[] }> {
  const rows = await store.listEditionRows(ctx.db, await requireBrandedTenant(ctx, scope, customerId))
  const items = rows.map(({ edition, fields, publishedAt, memberName }) => {
    return { edition, publishedAt: publishedAt.toISOString(), publishedBy: memberName, fields: fieldsOf(fields) }
  })
  return { items }
}

type Brand = { customer: Customer; customerId: string; tenantId: string; current: store.WhiteLabelRow | undefined }

/** Changes a brand at the version that was read. The customer's lock excludes concurrent changes. */
async function changing(
  ctx: Ctx,
  call: Call,
  customerId: string,
  version: number,
  change: (tx: Tx, brand: Brand) => Promise<store.WhiteLabelRow | undefined>,
): Promise<WhiteLabel> {
  return transaction(ctx.db, async (tx) => {
    const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
    const tenantId = brandedTenantOf(customer)
    const current = await store.findWhiteLabelRow(tx, tenantId)
    if ((current?.version ?? 0) !== version) throw new DomainError('BrandChanged', { version: current?.version ?? 0 })
    return present(tx, tenantId, await change(tx, { customer, customerId, tenantId, current }))
  })
}

async function keepDraft(
  tx: Tx,
  ctx: Ctx,
  call: Call,
  { customer, customerId, tenantId, current }: Brand,
  after: BrandFields,
): Promise<store.WhiteLabelRow | undefined> {
  const changes = changesOf(draftOf(current), after)
  if (!changes) return current
  const isPublished = current !== undefined && current.edition > 0 && isSame(fieldsOf(current), after)
  const row = {
    ...{ tenantId, ...fieldsOf(current), edition: current?.edition ?? 0, draft: isPublished ? null : after },
    ...{ updatedAt: ctx.clock.now(), version: (current?.version ?? 0) + 1 },
  }
  await store.putWhiteLabel(tx, row)
  const action = current ? 'update' : 'create'
  await record(tx, ctx, call, { action, customer, tenantId, customerId, event: 'white-label.changed', ...changes })
  return row
}

type Change = {
  action: 'create' | 'update'
  customer: Customer
  tenantId: string
  customerId: string
  event: 'white-label.changed' | 'white-label.published'
}

function record(tx: Tx, ctx: Ctx, call: Call, { customer, tenantId, ...rest }: Change & NonNullable<ReturnType<typeof changesOf>>) {
  return recordActivity(tx, ctx, call, { object: { type: 'white-label', id: tenantId }, tenant: customer, ...rest })
}

/** Resolves host names before taking locks, because lookups can be slow. */
async function requirePublicHosts({ logoUrl, impressumUrl, privacyUrl, supportUrl }: WhiteLabelModel): Promise<void> {
  const checked = await Promise.all(
    Object.entries({ logoUrl, impressumUrl, privacyUrl, supportUrl }).map(async ([field, url]) =>
      url === null || (await isPublicHost(new URL(url).hostname)) ? [] : [field],
    ),
  )
  refuse(checked.flat(), 'UrlNotPublic')
}

/** Pictures are uploads of the same tenant; an icon is about as wide as it is high. */
async function requireOwnPictures(tx: Tx, tenantId: string, { logoFileId, iconFileId }: BrandFields): Promise<void> {
  const pictures = { logoFileId: await ownPicture(tx, tenantId, logoFileId), iconFileId: await ownPicture(tx, tenantId, iconFileId) }
  const given = { logoFileId, iconFileId }
  refuse(
    (['logoFileId', 'iconFileId'] as const).filter((name) => given[name] && !pictures[name]),
    'PictureUnknown',
  )
  const { width, height } = pictures.iconFileId ?? { width: null, height: null }
  if (width && height && (Math.min(width, height) < 180 || Math.max(width, height) > 1.1 * Math.min(width, height)))
    refuse(['iconFileId'], 'IconNotSquare')
}

async function ownPicture(db: Db, tenantId: string, fileId: string | null) {
  const file = fileId ? await findStoredFile(db, fileId) : undefined
  return file?.tenantId === tenantId && file.type.startsWith('image/') ? file : undefined
}

function refuse(fields: readonly string[], code: string): void {
  if (fields.length > 0)
    throw new DomainError(
      'ValidationFailed',
      fields.map((field) => ({ field, code, message: code })),
    )
}

export function brandedTenantOf({ type, partnerTenantId }: { type: string; partnerTenantId: string | null }): string {
  if (type !== 'whitelabel_partner' || !partnerTenantId) throw new DomainError('NotWhitelabelPartner')
  return partnerTenantId
}

async function present(db: Db, tenantId: string, row: store.WhiteLabelRow | undefined): Promise<WhiteLabel> {
  const published = row && row.edition > 0 ? await store.findEdition(db, row.tenantId, row.edition) : undefined
  return { ...presentBrand(row, published?.publishedAt), region: await readRegionOfBrand(db, tenantId) }
}
