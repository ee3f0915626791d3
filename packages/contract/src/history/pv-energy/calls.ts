import { calendarPeriods, gapModes, yieldStates } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id, instant } from '../../formats.ts'
import { origin, provenance } from '../../provenance.ts'
import { checkRange } from '../../ranges.ts'
import { energyValues } from '../../telemetry/models.ts'
import { qualities } from '../../telemetry/terms.ts'
import { calendarPeriod, historyRange, interval, totals } from '../parts/models.ts'
import { quarterHoursMaxDays, rangeMaxDays } from '../parts/terms.ts'
import { carbonFactor, periodInterval, spanOf } from './models.ts'
import { missingFacts } from './terms.ts'

const area = 'history'
const path = '/api/v1/pvbattery'
const common = { area, method: 'GET', access: 'read:live-stream', errors: ['NotFound'] } as const
const measured = z.number().nullable()
const head = { siteId: id, timeZone: z.string(), fromDate: day, toDate: day, provenance }

const spans = {
  ...historyRange,
  interval: interval.optional(),
  /** Groups by calendar period instead of the interval. */
  aggregation: calendarPeriod.optional(),
}

export const readPvHistory = endpoint({
  ...common,
  name: 'readPvHistory',
  scope: 'pvb:read',
  path: `${path}/history/aggregated`,
  summary:
    'Energies of a home. `handleGaps`: none omits unmeasured spans, null keeps them empty, interpolate estimates those in ' +
    'gaps of at most two hours. Totals contain only measured energy',
  query: z
    .strictObject({ ...spans, handleGaps: z.enum(gapModes).default('none') })
    .superRefine((query, context) => checkRange(query, context, rangeMaxDays[spanOf(query)])),
  response: z.object({
    ...head,
    interval,
    unit: z.literal('Wh'),
    series: z.array(
      z.object({
        start: instant,
        end: instant,
        values: energyValues.nullable(),
        coveredSeconds: z.number(),
        ...origin,
        writtenAt: instant.nullable(),
        /** Null if not measured. */
        quality: z.enum(qualities).nullable(),
      }),
    ),
    total: totals,
  }),
})

export const readPvSummary = endpoint({
  ...common,
  name: 'readPvSummary',
  scope: 'pvb:read',
  path: `${path}/history/summary`,
  summary: 'Energies of a home today, this week, this month, this year and in total',
  query: z.strictObject({ siteId: id }),
  response: z.object({
    siteId: id,
    timeZone: z.string(),
    periods: z.array(z.object({ period: z.enum([...calendarPeriods, 'all']), fromDate: day, toDate: day, provenance, total: totals })),
    /** Only for open tabs of the former release, which take null for not known. Can be dropped with the release after this one. */
    firstDays: z.object({ charging: z.null(), gas: z.null() }),
  }),
})

export const readFirstDays = endpoint({
  ...common,
  name: 'readFirstDays',
  scope: 'pvb:read',
  path: `${path}/history/first-days`,
  summary: 'The first days on which a home charged, measured or reported by a wallbox, and on which it counted gas',
  query: z.strictObject({ siteId: id }),
  /** They may be before the measured energy. Null: not known. */
  response: z.object({ charging: day.nullable(), gas: day.nullable() }),
})

const bases = ['production', 'selfConsumption'] as const

const avoided = { energyWh: measured, avoidedG: measured }
const carbonQuery = {
  ...historyRange,
  handleGaps: z.enum(gapModes).default('none'),
  /** All of the production, or only what the home used or stored. */
  basis: z.enum(bases).default('production'),
}

export const readAvoidedCarbon = endpoint({
  ...common,
  name: 'readAvoidedCarbon',
  scope: 'carbondioxideavoided:read',
  path: `${path}/carbondioxide/avoided/aggregated`,
  summary: 'Carbon dioxide that a home avoided, by calendar period, with the factor and its source',
  query: z
    .strictObject({ ...carbonQuery, aggregation: calendarPeriod.default('month') })
    .superRefine((query, context) => checkRange(query, context, rangeMaxDays[periodInterval[query.aggregation]])),
  response: z.object({
    ...head,
    basis: z.enum(bases),
    factor: carbonFactor,
    series: z.array(
      z.object({
        start: instant,
        end: instant,
        coveredSeconds: z.number(),
        ...origin,
        writtenAt: instant.nullable(),
        quality: z.enum(qualities),
        ...avoided,
      }),
    ),
    total: z.object(avoided),
  }),
})

export const readAvoidedCarbonTotal = endpoint({
  ...common,
  name: 'readAvoidedCarbonTotal',
  scope: 'carbondioxideavoided:read',
  path: `${path}/carbondioxide/avoided/total`,
  summary: 'Carbon dioxide that a home avoided over a range',
  query: z
    .strictObject({ ...carbonQuery, aggregation: calendarPeriod.optional() })
    .superRefine((query, context) => checkRange(query, context, rangeMaxDays.P1M)),
  response: z.object({ ...head, basis: z.enum(bases), factor: carbonFactor, ...avoided }),
})

const modelled = {
  missing: z.array(z.enum(missingFacts)),
  /** Only the town of the home is located. */
  isPlaceApproximate: z.boolean(),
  model: z.string(),
}
/** Errors of the model against PVGIS and a recorded weather year. */
const modelErrors = z.object({
  pvgis: z.object({ hours: z.number().int(), meanAbsoluteErrorWm2: z.number(), meanWm2: z.number() }),
  weatherYear: z.object({ biasShare: z.number(), dailyMeanAbsoluteErrorShare: z.number() }),
})
const yields = { actualWh: measured, expectedWh: measured, ratio: measured }
const efficiencyQuery = z.strictObject(historyRange).superRefine((query, context) => checkRange(query, context, quarterHoursMaxDays))

export const readEfficiency = endpoint({
  ...common,
  name: 'readEfficiency',
  scope: 'pvb:read',
  path: `${path}/efficiency`,
  summary: 'Ratio of produced to expected energy of a PV system, for the measured time',
  query: efficiencyQuery,
  response: z.object({ ...head, ...modelled, ...yields, state: z.enum(yieldStates) }),
})

const yieldPart = { ...yields, performanceRatio: measured, specificYield: measured, state: z.enum(yieldStates) }

export const readEfficiencyByMonth = endpoint({
  ...common,
  name: 'readEfficiencyByMonth',
  scope: 'pvb:read',
  path: '/api/v2/pvbattery/efficiency',
  summary: 'Yield of a PV system by month: performance ratio and specific yield (IEC 61724), and whether they are as expected',
  query: efficiencyQuery,
  response: z.object({
    ...head,
    ...modelled,
    peakPowerW: z.number(),
    modelErrors,
    months: z.array(z.object({ fromDate: day, toDate: day, coveredSeconds: z.number(), ...yieldPart })),
    total: z.object(yieldPart),
  }),
})

const forecastQuery = z
  .strictObject(spans)
  .superRefine((query, context) => checkRange(query, context, Math.min(quarterHoursMaxDays, rangeMaxDays[spanOf(query)])))
const forecastHead = { siteId: id, timeZone: z.string(), fromDate: day, toDate: day, interval, ...modelled }
/** For past days, when the forecast was issued before the day; for future days, now. Null if none was issued or kept. */
const issuedAt = instant.nullable()
const expected = {
  start: instant,
  end: instant,
  /** Mean over the forecast time. */
  powerW: measured,
  energyWh: measured,
  coveredSeconds: z.number(),
  /** For several days, the newest. */
  issuedAt,
}

export const readForecast = endpoint({
  ...common,
  name: 'readForecast',
  scope: 'pvforecast:read',
  path: `${path}/forecast`,
  summary:
    'Expected production of a PV system on typical days, by azimuth, tilt, shade and peak power of its panels; for past days, as ' +
    'issued before they began',
  query: forecastQuery,
  response: z.object({ ...forecastHead, issuedAt, series: z.array(z.object(expected)), totalWh: measured }),
})

export const readForecastRange = endpoint({
  ...common,
  name: 'readForecastRange',
  scope: 'pvforecast:read',
  path: '/api/v2/pvbattery/forecast',
  summary: 'The same with its spread: 10th, 50th and 90th percentile of typical days, its error so far and the model’s',
  query: forecastQuery,
  response: z.object({
    ...forecastHead,
    issuedAt,
    modelErrors,
    series: z.array(z.object({ ...expected, p10W: measured, p50W: measured, p90W: measured })),
    totalWh: measured,
    /** Compares forecasts issued before their day with completely measured days. Null if there is no such day. */
    error: z
      .object({
        days: z.number().int(),
        producedWh: z.number(),
        /** Of the same days. */
        forecastWh: z.number(),
        /** Mean over the days' energies. */
        meanAbsoluteErrorWh: z.number(),
      })
      .nullable(),
  }),
})
