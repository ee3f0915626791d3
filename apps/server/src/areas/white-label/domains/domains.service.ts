/**
 * Domains of whitelabel partners. A worker proves a domain by a TXT record of it, whose value only the partner's members see. A proved
 * domain belongs to one tenant; two may try, and the first proof wins. Its states are in `domain-states.rules.ts`. A served domain decides
 * nothing but the brand of the app's pages.
 */
import type { BrandDomain, domainModel } from '@wattdesk/contract/white-label/domains/models.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import type { z } from 'zod'
import type { Scope } from '../../../db/scope.ts'
import { type Tx, transaction, violatedConstraint } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import { randomToken } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { FindTexts } from '../../../platform/dns-records.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Actor, recordActivity, systemActor } from '../../activities/activities.service.ts'
import { lockActiveCustomer } from '../../customers/customers.service.ts'
import { brandedTenantOf, requireBrandedTenant } from '../white-label.service.ts'
import { announceDomains } from './brand-hosts.service.ts'
import * as rules from './domain-states.rules.ts'
import * as store from './domains.store.ts'

type Row = rules.DomainRow
type Step = 'domain-requested' | 'domain-checked' | 'domain-removed' | 'domain-connected' | 'domain-refused' | 'domain-released'

export async function readBrandDomain(ctx: Ctx, scope: Scope, customerId: string): Promise<BrandDomain> {
  const tenantId = await requireBrandedTenant(ctx, scope, customerId)
  return present(ctx, await store.findDomain(ctx.db, tenantId))
}

export async function setBrandDomain(ctx: Ctx, call: Call, customerId: string, model: z.output<typeof domainModel>): Promise<BrandDomain> {
  const { domain, version } = model
  refuseOwnHost(ctx, domain)
  return changing(ctx, call, { customerId, version, step: 'domain-requested' }, async (tx, row, tenantId) => {
    if (row?.status === 'DELETE_IN_PROGRESS') throw new DomainError('DomainBeingRemoved')
    const owner = await store.findOwner(tx, domain)
    if (owner && owner !== tenantId) throw new DomainError('DomainTaken', { field: 'domain' })
    return rules.requested(row, { tenantId, domain, challenge: randomToken(), now: ctx.clock.now() })
  })
}

export function checkBrandDomain(ctx: Ctx, call: Call, customerId: string, version: number): Promise<BrandDomain> {
  return changing(ctx, call, { customerId, version, step: 'domain-checked' }, async (_tx, row) =>
    rules.checkedAgain(requireSet(row), ctx.clock.now()),
  )
}

export function removeBrandDomain(ctx: Ctx, call: Call, customerId: string, version: number): Promise<BrandDomain> {
  return changing(ctx, call, { customerId, version, step: 'domain-removed' }, async (_tx, row) =>
    rules.removed(requireSet(row), ctx.clock.now()),
  )
}

function requireSet(row: Row | undefined): Row {
  if (!row) throw new DomainError('DomainNotSet')
  return row
}

/** Nobody takes over the deployment's own name, nor one below it. */
function refuseOwnHost({ config }: Pick<Ctx, 'config'>, domain: string): void {
  const own = hostOf(config)
  if (domain !== own && !domain.endsWith(`.${own}`)) return
  throw new DomainError('ValidationFailed', [{ field: 'domain', code: 'DomainIsOurs', message: 'DomainIsOurs' }])
}

const hostOf = ({ publicUrl }: Ctx['config']) => new URL(publicUrl).hostname

const present = (ctx: Ctx, row: Row | undefined) => rules.presentDomain(row, hostOf(ctx.config))

type Wanted = { customerId: string; version: number; step: Step }

async function changing(
  ctx: Ctx,
  call: Call,
  { customerId, version, step }: Wanted,
  change: (tx: Tx, row: Row | undefined, tenantId: string) => Promise<Row | undefined>,
): Promise<BrandDomain> {
  const row = await transaction(ctx.db, async (tx) => {
    const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
    const tenantId = brandedTenantOf(customer)
    const before = await store.lockDomain(tx, tenantId)
    if ((before?.version ?? 0) !== version) throw new DomainError('DomainChanged', { version: before?.version ?? 0 })
    const after = await change(tx, before, tenantId)
    if (!after) return before
    await store.putDomain(tx, after)
    await record(tx, ctx, call, { step, before, after, tenant: customer, customerId })
    return after
  })
  announceDomains(ctx)
  return present(ctx, row)
}

type Entry = { step: Step; before: Row | undefined; after: Row; tenant: { tenantId: string; affiliateId: string }; customerId: string }

const logged = (row: Row | undefined) => ({ domain: row?.domain ?? row?.servedDomain ?? null, state: row?.status ?? null })

function record(tx: Tx, ctx: Ctx, actor: Actor, { step, before, after, tenant, customerId }: Entry): Promise<void> {
  return recordActivity(tx, ctx, actor, {
    action: before ? 'update' : 'create',
    event: `white-label.${step}`,
    object: { type: 'white-label', id: after.tenantId },
    tenant,
    customerId,
    ...(before ? { before: logged(before) } : {}),
    after: { ...logged(after), ...(after.fault ? { fault: after.fault } : {}) },
  })
}

const worker: Actor = { caller: systemActor, requestId: 'prove-domains' }
/** A process that ends meanwhile leaves the look to others. */
const claimedMs = minuteMs

/** Looks for the records of domains that are due, and releases removed ones. */
export async function advanceDomains(ctx: Ctx, findTexts: FindTexts): Promise<void> {
  const now = ctx.clock.now()
  const due = await store.claimDue(ctx.db, now, new Date(now.getTime() + claimedMs))
  await Promise.all(due.map((tenantId) => advance(ctx, tenantId, findTexts)))
  if (due.length > 0) announceDomains(ctx)
}

async function advance(ctx: Ctx, tenantId: string, findTexts: FindTexts): Promise<void> {
  const seen = await store.findDomain(ctx.db, tenantId)
  if (!seen) return
  const texts = rules.isAwaitingProof(seen) && seen.domain ? await findTexts(rules.recordNameOf(seen.domain)) : undefined
  const fault = rules.faultOf(seen, texts)
  try {
    await transaction(ctx.db, (tx) => take(tx, ctx, seen, fault))
  } catch (error) {
    if (violatedConstraint(error) !== 'white_label_domains_served') throw error
    await transaction(ctx.db, (tx) => take(tx, ctx, seen, 'DomainTaken'))
  }
}

/** The next state, unless a member changed the domain meanwhile. */
async function take(tx: Tx, ctx: Ctx, seen: Row, fault: ReturnType<typeof rules.faultOf>): Promise<void> {
  const before = await store.lockDomain(tx, seen.tenantId)
  if (!before || before.version !== seen.version) return
  const now = ctx.clock.now()
  const partner = await store.findPartnerOf(tx, before.tenantId)
  if (!partner) return
  const put = async (after: Row, step?: Step) => {
    await store.putDomain(tx, after)
    if (step) await record(tx, ctx, worker, { step, before, after, tenant: partner, customerId: partner.id })
  }
  if (before.status === 'DELETE_IN_PROGRESS') return put(rules.forgotten(before, now), 'domain-released')
  if (!rules.isAwaitingProof(before)) return put({ ...before, nextCheckAt: null })
  if (!fault) return put(rules.proved(before, now), 'domain-connected')
  const after = rules.unproved(before, fault, now)
  return put(after, after.status === before.status ? undefined : 'domain-refused')
}
