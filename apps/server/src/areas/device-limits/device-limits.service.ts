/**
 * Limits of devices. A limit is planned until it begins, active until it expires, is ended or replaced, and never changes afterwards. The
 * home's gateway and wallbox follow it; their reports are handled in `gateways/reports` and `signals.service.ts`. A home has one active
 * limit of its feed-in; a signal of a grid operator counts once, however often it arrives; of several limits of a device the lowest
 * applies, and a member's newer one replaces the older.
 */
import { type DeviceLimitModel, openLimitsMax } from '@wattdesk/contract/device-limits/models.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { beforeAllIds, newId } from '../../platform/ids.ts'
import { type Actor, recordActivities, recordActivity, systemActor } from '../activities/activities.service.ts'
import { hasWallbox } from '../charging/charge-signals.service.ts'
import { shareActiveCustomer } from '../customers/customers.service.ts'
import { feedInLimitsOf, siteLimitsOf } from '../eeg9/eeg9.service.ts'
import { announceCommands, sendFurtherLimits, sendLimits } from '../gateways/commands/gateway-commands.service.ts'
import { hasTimesOf, powerOfPercent, timesOf } from './device-limits.rules.ts'
import * as store from './device-limits.store.ts'

type Customer = Awaited<ReturnType<typeof shareActiveCustomer>>
type LimitedCustomer = Pick<Customer, 'id' | 'tenantId' | 'affiliateId'>
type Asked = Pick<store.LimitRow, 'siteId' | 'deviceId' | 'percent' | 'powerW' | 'reference'>

/** Returns the limit's ID. An identical limit is not set twice. */
export async function setLimit(ctx: Ctx, call: Call, customerId: string, model: DeviceLimitModel): Promise<string> {
  const now = ctx.clock.now()
  const times = timesOf(model, now)
  if (Array.isArray(times)) throw new DomainError('ValidationFailed', times)
  const { id, isNew } = await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    await store.lockLimits(tx, customerId)
    const same = await findSame(tx, customerId, model, now)
    if (same) return { id: same, isNew: false }
    const asked = await judgeAsked(tx, customerId, model)
    if (model.kind === 'generation') await replaceLimits(tx, ctx, call, customer, model.deviceId)
    const row = {
      id: newId(now),
      customerId,
      kind: model.kind,
      ...asked,
      ...times,
      ...askedBy(call),
      askedAt: now,
      endedAt: null,
      endReason: null,
    }
    await store.insertLimit(tx, row)
    if ((await store.countOpen(tx, row.siteId)) > openLimitsMax) throw new DomainError('TooManyDeviceLimits', { max: openLimitsMax })
    await sendToGateway(tx, row.siteId, now)
    await recordActivity(tx, ctx, call, { ...about(customer, row.id), action: 'create', event: 'device-limit.asked', after: valuesOf(row) })
    return { id: row.id, isNew: true }
  })
  if (isNew) announceCommands(ctx)
  return id
}

/** Does nothing if the limit has ended. */
export async function endLimit(ctx: Ctx, call: Call, customerId: string, limitId: string): Promise<void> {
  const isEnded = await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const limit = await store.lockLimit(tx, customerId, limitId)
    if (!limit) throw new DomainError('NotFound')
    const now = ctx.clock.now()
    if (limit.endedAt || (limit.endsAt && limit.endsAt <= now)) return false
    await end(tx, ctx, call, customer, limit, 'asked')
    return true
  })
  if (isEnded) announceCommands(ctx)
}

export async function readChoices(ctx: Pick<Ctx, 'db'>, customerId: string) {
  const [devices, siteIds] = await Promise.all([store.listLimitable(ctx.db, customerId), store.listSites(ctx.db, customerId)])
  const [limits, standing] = await Promise.all([feedInLimitsOf(ctx.db, siteIds), store.findStandingFeedIns(ctx.db, siteIds)])
  return {
    devices: devices.map(({ gatewayId: _, ...device }) => device),
    feedIn: [...limits].map(([siteId, powerW]) => ({ siteId, powerW, standing: standing.get(siteId) ?? null })),
  }
}

/**
 * Ends feed-in limits that the law no longer requires, and adjusts them where the installed power has changed. While it is not known what
 * the law requires, a limit stays as it is.
 */
export async function followLaw(ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'bus'>, checkedAtOnce = 200): Promise<void> {
  const requestId = newId(ctx.clock.now())
  for (let after = beforeAllIds; ; ) {
    const batch = await store.listFeedIns(ctx.db, after, checkedAtOnce)
    const limits = await siteLimitsOf(
      ctx.db,
      batch.map(({ siteId }) => siteId),
    )
    for (const one of batch) {
      const powerW = limits.get(one.siteId)
      if (powerW === one.powerW || powerW === null) continue
      await transaction(ctx.db, async (tx) => {
        const customer = await shareActiveCustomer(tx, { kind: 'all' }, one.customerId)
        const limit = await store.lockLimit(tx, one.customerId, one.id)
        if (!limit || limit.endedAt) return
        const actor = { caller: systemActor, requestId }
        if (powerW === undefined) return end(tx, ctx, actor, customer, limit, 'released')
        await store.changeLimit(tx, limit.id, { powerW })
        await sendToGateway(tx, limit.siteId, ctx.clock.now())
        const changes = { before: { powerW: limit.powerW }, after: { powerW } }
        await recordActivity(tx, ctx, actor, { ...about(customer, limit.id), action: 'update', event: 'device-limit.changed', ...changes })
      })
      announceCommands(ctx)
    }
    const last = batch.at(-1)
    if (!last || batch.length < checkedAtOnce) return
    after = last.siteId
  }
}

/** How many expired limits a transaction ends. */
const endedAtOnce = 200

/** Ends expired limits, which the activity log notes, and sends gateways limits that did not fit before. */
export async function endOverdue(ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'bus'>): Promise<void> {
  const now = ctx.clock.now()
  const actor = { caller: systemActor, requestId: newId(now) }
  for (;;) {
    const { count, sent } = await transaction(ctx.db, async (tx) => {
      const overdue = await store.endOverdue(tx, now, endedAtOnce)
      await recordActivities(
        tx,
        ctx,
        actor,
        overdue.ended.map(({ limit, customer }) => endingOf(customer, limit, limit.endedAt ?? now, 'time')),
      )
      const siteIds = overdue.ended.map(({ limit }) => limit.siteId)
      return { count: overdue.count, sent: await sendFurtherLimits(tx, await store.findPlannedGateways(tx, siteIds, now), now) }
    })
    if (sent > 0) announceCommands(ctx)
    if (count < endedAtOnce) return
  }
}

/** An earlier identical request. */
async function findSame(tx: Tx, customerId: string, model: DeviceLimitModel, now: Date): Promise<string | undefined> {
  if (model.kind === 'feed-in') return (await store.findStandingFeedIns(tx, [model.siteId])).get(model.siteId)
  if (model.kind === 'generation' || model.reference === null) return undefined
  const known = await store.findSignal(tx, customerId, model.reference)
  if (!known) return undefined
  const isSame = known.siteId === model.siteId && known.powerW === model.powerW && hasTimesOf(known, model, now)
  if (!isSame) throw new DomainError('DuplicatedSignal', { reference: model.reference })
  return known.id
}

/** Throws if nothing in the home can follow the limit. */
async function judgeAsked(tx: Tx, customerId: string, model: DeviceLimitModel): Promise<Asked> {
  const none = { deviceId: null, percent: null, reference: null }
  if (model.kind === 'generation') {
    const devices = await store.listLimitable(tx, customerId)
    const device = devices.find(({ deviceId }) => deviceId === model.deviceId)
    if (!device?.generationW) throw new DomainError('NothingToLimit')
    const { deviceId, percent } = model
    return { ...none, siteId: device.siteId, deviceId, percent, powerW: powerOfPercent(percent, device.generationW) }
  }
  const { siteId } = model
  if (!(await store.listSites(tx, customerId)).includes(siteId)) throw new DomainError('InvalidSiteId')
  const gatewayId = await store.findGatewayAt(tx, siteId)
  const canLimit = async (power: 'generation' | 'consumption') => gatewayId !== undefined && (await store.hasLimiter(tx, gatewayId, power))
  if (model.kind === 'feed-in') {
    const powerW = (await feedInLimitsOf(tx, [siteId])).get(siteId)
    if (powerW === undefined || !(await canLimit('generation'))) throw new DomainError('NothingToLimit')
    return { ...none, siteId, powerW }
  }
  if (!(await canLimit('consumption')) && !(await hasWallbox(tx, siteId))) throw new DomainError('NothingToLimit')
  return { ...none, siteId, powerW: model.powerW, reference: model.reference }
}

type Parts = Pick<Ctx, 'clock' | 'config'>

async function replaceLimits(tx: Tx, ctx: Parts, call: Call, customer: Customer, deviceId: string): Promise<void> {
  const standing = await store.lockStandingOf(tx, customer.id, deviceId, ctx.clock.now())
  for (const limit of standing) await end(tx, ctx, call, customer, limit, 'replaced')
}

async function end(tx: Tx, ctx: Parts, call: Call | Actor, customer: Customer, limit: store.LimitRow, endReason: EndReason): Promise<void> {
  const endedAt = ctx.clock.now()
  await store.changeLimit(tx, limit.id, { endedAt, endReason })
  await sendToGateway(tx, limit.siteId, endedAt)
  await recordActivity(tx, ctx, call, endingOf(customer, limit, endedAt, endReason))
}

type EndReason = NonNullable<store.LimitRow['endReason']>

const endingOf = (customer: LimitedCustomer, limit: store.LimitRow, endedAt: Date, endReason: EndReason) => ({
  ...about(customer, limit.id),
  action: 'update' as const,
  event: 'device-limit.ended',
  before: valuesOf(limit),
  after: { endedAt: endedAt.toISOString(), endReason },
})

async function sendToGateway(tx: Tx, siteId: string, at: Date): Promise<void> {
  const gatewayId = await store.findGatewayAt(tx, siteId)
  if (gatewayId) await sendLimits(tx, gatewayId, at)
}

function askedBy({ caller }: Call): Pick<store.LimitRow, 'askedByKind' | 'memberId' | 'clientName'> {
  const isProgram = caller.kind === 'client'
  return {
    askedByKind: isProgram ? 'client' : 'member',
    memberId: isProgram ? null : caller.memberId,
    clientName: isProgram ? caller.name : null,
  }
}

const about = (customer: LimitedCustomer, id: string) => ({
  object: { type: 'device-limit', id },
  customerId: customer.id,
  tenant: customer,
})

const valuesOf = ({ kind, siteId, deviceId, percent, powerW, startsAt, endsAt, reference }: Omit<store.LimitRow, 'id'>) => ({
  ...{ kind, siteId, deviceId, percent, powerW, reference },
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
})
