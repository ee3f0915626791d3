import * as contract from '@wattdesk/contract/customer-app/calls.ts'
import { periodAround } from '@wattdesk/energy/periods.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listChargingSessions } from '../history/charging.views.ts'
import { readEnergySeries } from '../history/energy-series.views.ts'
import { readGasSeries } from '../history/gas.views.ts'
import type { HistorySite } from '../history/history-sites.views.ts'
import { readCarbon } from '../history/pv-history.views.ts'
import { readSavings } from '../history/savings.views.ts'
import { readCloud } from '../history/solar-cloud.views.ts'
import { readSiteDayOf } from '../telemetry/site-day.views.ts'

/** The home of a call, if it is the caller's. */
export type HomeOf = (call: { caller: Caller; params: { siteId: string } }) => Promise<HistorySite>
type Days = { fromDate: string; toDate: string }

/** A home's energy: the same figures as the portal's history. */
export function appPastRoutes(app: FastifyInstance, ctx: Ctx, homeOf: HomeOf): void {
  const { db, clock } = ctx
  bind(app, contract.readAppEnergy, async (call) => readEnergySeries(db, await homeOf(call), call.query, clock.now()))
  bind(app, contract.readAppDay, async (call) => {
    const site = await homeOf(call)
    return readSiteDayOf(db, { ...site, name: '' }, call.query.date, clock.now())
  })
  bind(app, contract.readAppSavings, async (call) => ({ ...call.query, ...(await readMoney(ctx, await homeOf(call), call.query)) }))
  bind(app, contract.listAppChargingSessions, async (call) => {
    const { fromDate: from, toDate: to } = call.query
    return listChargingSessions(db, await homeOf(call), { from, to }, clock.now())
  })
  bind(app, contract.readAppGas, async (call) => readGasSeries(db, await homeOf(call), call.query, clock.now()))
  bind(app, contract.readAppSolarCloud, async (call) => {
    const year = periodAround(call.query.date, 'year')
    return readCloud(db, await homeOf(call), { from: year.from, to: call.query.date }, 'P1M', clock.now())
  })
}

export async function readMoney({ db, clock }: Pick<Ctx, 'db' | 'clock'>, site: HistorySite, { fromDate, toDate }: Days) {
  const [savings, carbon] = await Promise.all([
    readSavings(db, site, { from: fromDate, to: toDate }),
    readCarbon(db, site, { siteId: site.id, fromDate, toDate, basis: 'production', handleGaps: 'none' }, 'year', clock.now()),
  ])
  const { gPerKwh, year, source } = carbon.factor
  return { provenance: carbon.provenance, savings, carbon: { avoidedG: carbon.total.avoidedG, gPerKwh, year, source } }
}
