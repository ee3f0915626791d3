import { readAppOutlook } from '@wattdesk/contract/customer-app/calls.ts'
import type { AppOutlook } from '@wattdesk/contract/customer-app/models.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { quarterHoursOf, type Span } from '@wattdesk/energy/intervals.ts'
import { clockSpans, rangeSpan } from '@wattdesk/energy/periods.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readForecastOf } from '../history/forecasts.views.ts'
import type { HistorySite } from '../history/history-sites.views.ts'
import { readHouseholdW } from '../history/household.views.ts'
import { readTariff, type SiteTariff } from '../history/tariff-prices.views.ts'
import { readPricesOf } from '../prices/prices.views.ts'
import type { HomeOf } from './app-past.routes.ts'
import { bestChargeOf } from './best-charge.rules.ts'
import { readAppParts } from './home.views.ts'

/** Days whose mean is the household's consumption. */
const householdDays = 14

export function appOutlookRoutes(app: FastifyInstance, ctx: Ctx, homeOf: HomeOf): void {
  bind(app, readAppOutlook, async (call) => readOutlook(ctx, call.caller, await homeOf(call)))
}

async function readOutlook({ db, clock }: Ctx, { scope }: Caller, site: HistorySite): Promise<AppOutlook> {
  const now = clock.now()
  const today = localDayOf(now.getTime(), site.timeZone)
  const range = { from: today, to: addDays(today, 1) }
  const days = { fromDate: range.from, toDate: range.to }
  const [forecast, tariff, has, householdW, ...priced] = await Promise.all([
    readForecastOf(db, site, { ...days, interval: 'PT1H' }, now),
    readTariff(db, site, [rangeSpan(range, site.timeZone)]),
    readAppParts(db, site.id, site.home),
    readHouseholdW(db, site, { from: addDays(today, -householdDays), to: addDays(today, -1) }),
    readPricesOf(db, scope, site.id, range.from),
    readPricesOf(db, scope, site.id, range.to),
  ])
  const exchange = priced.flatMap((one) => one?.series ?? [])
  const isDynamic = tariff.kind === 'dynamic'
  const expectedAt = new Map(forecast.series.map((one) => [Date.parse(one.start), one]))
  const hours = clockSpans(range, 'PT1H', site.timeZone)
  const coming = hours
    .filter(({ start }) => start + hourMs > now.getTime())
    .map(({ start, end }) => ({
      start,
      end,
      expectedW: expectedAt.get(start)?.powerW ?? null,
      centsPerMwh: meanPrice(tariff, { start, end }),
    }))
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    ...days,
    missing: forecast.missing,
    expected: forecast.series.map(({ start, end, powerW, p10W, p90W, energyWh }) => ({ start, end, powerW, p10W, p90W, energyWh })),
    days: [range.from, range.to].map((date) => ({ date, expectedWh: sumOfDay(forecast.series, date, site.timeZone) })),
    prices: {
      kind: isDynamic ? 'cost' : 'exchange',
      licence: priced[0]?.source.licence ?? null,
      series: exchange.flatMap(({ start, end, centsPerMwh }) => {
        const price = isDynamic ? meanPrice(tariff, { start: Date.parse(start), end: Date.parse(end) }) : centsPerMwh
        return price === null ? [] : [{ start, end, centsPerMwh: price }]
      }),
    },
    bestCharge: has.includes('wallbox') ? bestChargeOf(coming, { householdW, exportCentsPerMwh: tariff.exportCentsPerMwh }) : null,
  }
}

/** The mean price of a span, if known for all of it. */
function meanPrice({ priceAt }: SiteTariff, span: Span): number | null {
  const prices = quarterHoursOf(span).map(priceAt)
  if (prices.length === 0 || prices.some((price) => price === null)) return null
  return prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) / prices.length
}

function sumOfDay(series: readonly { start: string; energyWh: number | null }[], date: string, timeZone: string): number | null {
  const known = series.flatMap(({ start, energyWh }) =>
    energyWh !== null && localDayOf(Date.parse(start), timeZone) === date ? energyWh : [],
  )
  return known.length === 0 ? null : known.reduce((sum, energyWh) => sum + energyWh, 0)
}
