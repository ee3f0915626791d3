import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import * as calls from '@wattdesk/contract/history/calls.ts'
import * as pv from '@wattdesk/contract/history/pv-energy/calls.ts'
import { consumingTypes } from '@wattdesk/contract/history/terms.ts'
import type { FastifyInstance } from 'fastify'
import { bind, type Handled } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { readBatteryChargeOf } from './battery-charge.views.ts'
import { listChargingSessions, readLatestSession, readWallboxes } from './charging.views.ts'
import { readDevices } from './devices-consumption.views.ts'
import { readEnergySeries, readPowerSeries, readQuantitySeries } from './energy-series.views.ts'
import { findFirstDays } from './first-days.views.ts'
import { readDonutPeriods } from './flows.views.ts'
import { readForecastOf, readForecastWithError } from './forecasts.views.ts'
import { readGasSeries } from './gas.views.ts'
import { readHeatMapOf } from './heat-map.views.ts'
import { findHistorySite } from './history-sites.views.ts'
import { readCarbon, readPeriods, readPvSeries } from './pv-history.views.ts'
import { readYields } from './pv-model.views.ts'
import { readQuarterHoursOf } from './quarter-hours.views.ts'
import { readCloud } from './solar-cloud.views.ts'

type Ranged = { siteId: string; fromDate: string; toDate: string }
type AboutSite = Pick<Handled<Endpoint>, 'caller'> & { query: { siteId: string } }
const rangeOf = ({ fromDate, toDate }: Ranged) => ({ from: fromDate, to: toDate })

export async function historyRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  homeRoutes(app, ctx)
  pvRoutes(app, ctx)
}

const siteReader =
  ({ db }: Ctx) =>
  async ({ caller, query }: AboutSite) => {
    const site = await findHistorySite(db, caller.scope, query.siteId)
    if (!site) throw new DomainError('NotFound')
    return site
  }

function homeRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  const siteOf = siteReader(ctx)
  bind(app, calls.readEnergyHistory, async (call) => readEnergySeries(db, await siteOf(call), call.query, clock.now()))
  bind(app, calls.readPowerHistory, async (call) => readPowerSeries(db, await siteOf(call), call.query, clock.now()))
  bind(app, calls.readGasHistory, async (call) => readGasSeries(db, await siteOf(call), call.query, clock.now()))
  bind(app, calls.readConsumptionHistory, async (call) => {
    const { comparisonInterval: comparison, comparisonIteration: iterations = 1, ...query } = call.query
    const quantity = consumingTypes[call.params.deviceType]
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
  bind(app, calls.readBatteryCharge, async (call) => readBatteryChargeOf(db, await siteOf(call), rangeOf(call.query)))
  bind(app, calls.readQuarterHours, async (call) => readQuarterHoursOf(db, await siteOf(call), rangeOf(call.query), clock.now()))
}

function pvRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  const siteOf = siteReader(ctx)
  bind(app, pv.readPvHistory, async (call) => readPvSeries(db, await siteOf(call), call.query, clock.now()))
  bind(app, pv.readPvSummary, async (call) => readPeriods(db, await siteOf(call), clock.now()))
  bind(app, pv.readFirstDays, async (call) => findFirstDays(db, await siteOf(call)))
  bind(app, pv.readAvoidedCarbon, async (call) => readCarbon(db, await siteOf(call), call.query, call.query.aggregation, clock.now()))
  bind(app, pv.readAvoidedCarbonTotal, async (call) => {
    const { series: _, total, ...head } = await readCarbon(db, await siteOf(call), call.query, 'year', clock.now())
    return { ...head, ...total }
  })
  bind(app, pv.readEfficiency, async (call) => {
    const { months: _, total, ...head } = await readYields(db, await siteOf(call), rangeOf(call.query), clock.now())
    return { ...head, ...total }
  })
  bind(app, pv.readEfficiencyByMonth, async (call) => readYields(db, await siteOf(call), rangeOf(call.query), clock.now()))
  bind(app, pv.readForecast, async (call) => readForecastOf(db, await siteOf(call), call.query, clock.now()))
  bind(app, pv.readForecastRange, async (call) => readForecastWithError(db, await siteOf(call), call.query, clock.now()))
}
