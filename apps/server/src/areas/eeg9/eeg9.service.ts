/**
 * Section 9 of the German Renewable Energy Sources Act (EEG). A PV system is exempt, or its data are missing, or its feed-in is
 * limited until the grid operator's test is passed (without a limit, its data only wait for the test); then it is released.
 * Customers whose data are missing get a reminder by mail, at most one in 14 days.
 */
import type { eeg9DataUpdateModel } from '@wattdesk/contract/eeg9/models.ts'
import { eeg9ReminderEveryMs } from '@wattdesk/contract/eeg9/terms.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import type { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { beforeAllIds } from '../../platform/ids.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { shareActiveCustomer } from '../customers/customers.service.ts'
import { requireNamedConfiguration } from '../installations/configurations.service.ts'
import { queueCustomerMail } from '../mails/mails.service.ts'
import { judge, siteLimitOf } from './eeg9.rules.ts'
import * as store from './eeg9.store.ts'

/** Maximum mails per call, and configurations per transaction. */
const mailsMax = 500
const batchSize = 200
/** The law is a German one. */
const germanZone = 'Europe/Berlin'

/** `key` names the configuration. */
export async function requireKnown(ctx: Pick<Ctx, 'db'>, scope: Scope, key: string): Promise<store.Known> {
  const { id } = await requireNamedConfiguration(ctx.db, scope, 'configurationId', key)
  const known = await store.findKnown(ctx.db, id)
  if (!known) throw new DomainError('NotFound')
  return known
}

/** Does nothing, and logs nothing, if nothing differs. Returns our ID of the configuration. */
export async function changeEeg9(ctx: Ctx, call: Call, key: string, model: z.output<typeof eeg9DataUpdateModel>): Promise<string> {
  const { version, ...data } = model
  requirePast(data.gridOperatorTestPassedOn, ctx.clock.now())
  return transaction(ctx.db, async (tx) => {
    const { id, customerId } = await requireNamedConfiguration(tx, call.caller.scope, 'configurationId', key)
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    await store.lockConfiguration(tx, id)
    const known = await store.findKnown(tx, id)
    if (!known) throw new DomainError('NotFound')
    if (!known.facts.hasPv) throw new DomainError('UnsupportedConfiguration')
    if (known.version !== version) throw new DomainError('InstallationChanged', { version: known.version })
    const { country: _, hasPv: __, installedPowerW: ___, ...before } = known.facts
    const changes = changesOf(before, data)
    if (!changes && version > 0) return id
    await store.putData(tx, id, { ...data, version: version + 1, updatedAt: ctx.clock.now() })
    await recordActivity(tx, ctx, call, { ...about(customer, id), event: 'pvbattery.eeg-changed', ...changes })
    return id
  })
}

/** A test that is planned has not been passed: it would release the system, and end the limit of its feed-in, too early. */
function requirePast(testPassedOn: string | null, now: Date): void {
  if (testPassedOn === null || testPassedOn <= localDayOf(now.getTime(), germanZone)) return
  throw new DomainError('ValidationFailed', [
    { field: 'gridOperatorTestPassedOn', code: 'DateInFuture', message: 'The test has not taken place yet' },
  ])
}

export type Reminded = { queued: number; skipped: number }

/** Reminds the customer of one configuration, or all customers whose data are missing. If there are too many, the next call continues. */
export async function remind(ctx: Ctx, call: Call, configurationId: string | undefined): Promise<Reminded> {
  const counts = { queued: 0, skipped: 0 }
  if (configurationId) {
    const known = await requireKnown(ctx, call.caller.scope, configurationId)
    await transaction(ctx.db, (tx) => remindOne(tx, ctx, call, known, counts))
    return counts
  }
  for (let after = beforeAllIds; counts.queued < mailsMax; ) {
    const batch = await store.listIncomplete(ctx.db, call.caller.scope, after, batchSize)
    await transaction(ctx.db, async (tx) => {
      for (const known of batch) await remindOne(tx, ctx, call, known, counts)
    })
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) break
    after = last.configurationId
  }
  return counts
}

async function remindOne(tx: Tx, ctx: Ctx, call: Call, known: store.Known, counts: Reminded): Promise<void> {
  const { configurationId, customerId, facts, user } = known
  if (judge(facts).state !== 'data_missing') return
  const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - eeg9ReminderEveryMs)
  if (!user || !(await store.claimReminder(tx, configurationId, now, since))) {
    counts.skipped += 1
    return
  }
  await queueCustomerMail(tx, ctx, { template: 'customer-eeg9-reminder', customer, user })
  await recordActivity(tx, ctx, call, { ...about(customer, configurationId), event: 'pvbattery.eeg-reminded' })
  counts.queued += 1
}

function about(customer: { id: string; tenantId: string; affiliateId: string }, id: string) {
  return { action: 'update' as const, object: { type: 'pvbattery', id }, customerId: customer.id, tenant: customer }
}

/** The power in W that sites may feed in at their grid connection point while the limit of section 9 applies. Other sites are absent. */
export async function feedInLimitsOf(db: Db, siteIds: readonly string[]): Promise<Map<string, number>> {
  const limits = await siteLimitsOf(db, siteIds)
  return new Map([...limits].flatMap(([siteId, limitW]) => (limitW === null ? [] : [[siteId, limitW]])))
}

/** The same, with null for sites of which it is not known. */
export async function siteLimitsOf(db: Db, siteIds: readonly string[]): Promise<Map<string, number | null>> {
  if (siteIds.length === 0) return new Map()
  const systems = Map.groupBy(await store.listOfSites(db, siteIds), (system) => system.siteId)
  return new Map(
    [...systems].flatMap(([siteId, ofSite]) => {
      const limitW = siteLimitOf(ofSite.map(({ facts }) => facts))
      return limitW === undefined ? [] : [[siteId, limitW]]
    }),
  )
}
