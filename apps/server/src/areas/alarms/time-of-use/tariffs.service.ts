/**
 * Tariffs: at most one per site, fixed or dynamic. Every change states the version it is based on. A home that cannot use hourly
 * prices gets a dynamic tariff only if the caller insists.
 */
import type { tariffModel } from '@wattdesk/contract/alarms/time-of-use/models.ts'
import type { z } from 'zod'
import { transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { changesOf, recordActivity } from '../../activities/activities.service.ts'
import { shareActiveCustomer } from '../../customers/customers.service.ts'
import { hastenCheck } from '../checks.store.ts'
import { findTariff, lockSite, putTariff, type TariffRow } from './tariffs.store.ts'
import { readinessOf } from './time-of-use-readiness.rules.ts'

/** Sets a site's tariff. Version 0 means that there was none. */
export async function changeTariff(
  ctx: Ctx,
  call: Call,
  customerId: string,
  siteId: string,
  model: z.output<typeof tariffModel>,
): Promise<TariffRow> {
  const { version, evenIfNotReady, ...after } = model
  return transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const home = await lockSite(tx, customerId, siteId)
    if (!home) throw new DomainError('InvalidSiteId')
    const current = await findTariff(tx, siteId)
    if ((current?.version ?? 0) !== version) throw new DomainError('TariffChanged', { version: current?.version ?? 0 })
    const before = current
      ? { kind: current.kind, importCentsPerMwh: current.importCentsPerMwh, exportCentsPerMwh: current.exportCentsPerMwh }
      : {}
    const changes = changesOf(before, after)
    if (current && !changes) return current
    if (after.kind === 'dynamic' && current?.kind !== 'dynamic' && !evenIfNotReady) {
      const { problems } = readinessOf({ ...home, tariff: after })
      if (problems.length > 0) throw new DomainError('TimeOfUseNotReady', { problems })
    }
    const row = { siteId, ...after, updatedAt: ctx.clock.now(), version: version + 1 }
    await putTariff(tx, row)
    await hastenCheck(tx, siteId, ctx.clock.now())
    await recordActivity(tx, ctx, call, {
      action: current ? 'update' : 'create',
      event: 'site.tariff-changed',
      object: { type: 'site', id: siteId },
      customerId,
      tenant: customer,
      before: current ? changes?.before : undefined,
      after: changes?.after ?? after,
    })
    return row
  })
}
