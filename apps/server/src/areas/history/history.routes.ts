import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import * as calls from '@wattdesk/contract/history.ts'
import type { FastifyInstance } from 'fastify'
import { bind, type Handled } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listChargingSessions, readLatestSession, readWallboxes } from './charging.views.ts'
import { readDevices } from './devices-consumption.views.ts'
import { readEnergySeries, readPowerSeries, readQuantitySeries } from './energy-series.views.ts'
import { readDonutPeriods } from './flows.views.ts'
import { readHeatMapOf } from './heat-map.views.ts'
import { findHistorySite } from './history-sites.views.ts'
import { readCloud } from './solar-cloud.views.ts'

type Ranged = { siteId: string; fromDate: string; toDate: string }
const rangeOf = ({ fromDate, toDate }: Ranged) => ({ from: fromDate, to: toDate })

export async function historyRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  const { db, clock } = ctx
  const siteOf = async ({ caller, query }: Pick<Handled<Endpoint>, 'caller'> & { query: Ranged }) => {
    const site = await findHistorySite(db, caller.scope, query.siteId)
    if (!site) throw new DomainError('NotFound')
    return site
  }
  bind(app, calls.readEnergyHistory, async (call) => readEnergySeries(db, await siteOf(call), call.query, clock.now()))
  bind(app, calls.readPowerHistory, async (call) => readPowerSeries(db, await siteOf(call), call.query, clock.now()))
  bind(app, calls.readConsumptionHistory, async (call) => {
    const { comparisonInterval: comparison, comparisonIteration: iterations, ...query } = call.query
    const quantity = calls.consumingTypes[call.params.deviceType]
    return readQuantitySeries(db, await siteOf(call), quantity, { ...query, comparison, iterations }, clock.now())
  })
  bind(app, calls.readElectricCarHistory, async (call) => readQuantitySeries(db, await siteOf(call), 'ev', call.query, clock.now()))
  bind(app, calls.readDevicesConsumption, async (call) => readDevices(db, await siteOf(call), rangeOf(call.query), clock.now()))
  bind(app, calls.readWallboxHistory, async (call) => readWallboxes(db, await siteOf(call), rangeOf(call.query), clock.now()))
  for (const list of [calls.listWallboxSessions, calls.listElectricCarSessions]) {
    bind(app, list, async (call) => listChargingSessions(db, await siteOf(call), rangeOf(call.query), clock.now()))
  }
  for (const latest of [calls.readLatestWallboxSession, calls.readLatestElectricCarSession]) {
    bind(app, latest, async (call) => readLatestSession(db, await siteOf(call), rangeOf(call.query), clock.now()))
  }
  bind(app, calls.readDonut, async (call) => {
    const site = await siteOf(call)
    const periods = await readDonutPeriods(db, site, rangeOf(call.query), call.query.periods, clock.now())
    return { siteId: site.id, timeZone: site.timeZone, periods }
  })
  bind(app, calls.readSolarCloud, async (call) => {
    return readCloud(db, await siteOf(call), rangeOf(call.query), call.query.interval, clock.now())
  })
  bind(app, calls.readHeatMap, async (call) => {
    return readHeatMapOf(db, await siteOf(call), rangeOf(call.query), call.query.quantity, clock.now())
  })
}
