import type { Interval } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, wholeNumberBetween } from '../formats.ts'
import { provenance, slotFacts } from '../provenance.ts'
import { checkRange } from '../ranges.ts'
import {
  batteryCharge,
  chargingSession,
  countedInGapsWh,
  devicesConsumption,
  donutPart,
  donutPeriods,
  quarterHours,
  solarCloud,
} from './models.ts'
import {
  calendarPeriod,
  energySeries,
  gasSeries,
  historyRange,
  interval,
  powerSeries,
  quantityName,
  quantitySeries,
  withDetails,
} from './parts/models.ts'
import { quarterHoursMaxDays, rangeMaxDays } from './parts/terms.ts'
import type { consumingTypes } from './terms.ts'

const area = 'history'
const path = '/api/v2/historical-data'
const common = { area, method: 'GET', access: 'read:live-stream', scope: 'history:read', errors: ['NotFound'] } as const

const ranged = z.strictObject(historyRange).superRefine((query, context) => checkRange(query, context, quarterHoursMaxDays))
const comparedRange = {
  ...historyRange,
  interval: interval.default('P1D'),
  /** Adds the same range one day, week, month or year earlier. */
  comparison: calendarPeriod.optional(),
}
type Compared = { fromDate: string; toDate: string; interval: Interval }
const checkCompared = (query: Compared, context: z.RefinementCtx) => checkRange(query, context, rangeMaxDays[query.interval])
const compared = z.strictObject(comparedRange).superRefine(checkCompared)
const detailed = z.strictObject({ ...comparedRange, details: withDetails }).superRefine(checkCompared)

export const readEnergyHistory = endpoint({
  ...common,
  name: 'readEnergyHistory',
  path: `${path}/energy`,
  summary: 'Energies of a home, with their sums, over days of its time zone',
  query: detailed,
  response: energySeries,
})

export const readPowerHistory = endpoint({
  ...common,
  name: 'readPowerHistory',
  path: `${path}/power`,
  summary: 'Mean powers of a home, over days of its time zone',
  query: detailed,
  response: powerSeries,
})

export const readGasHistory = endpoint({
  ...common,
  name: 'readGasHistory',
  path: `${path}/gas`,
  summary: 'Volume (m³) counted by the gas meters of a home, and its energy, over days of its time zone',
  query: compared,
  response: gasSeries,
})

const consumingTypeNames = ['EV', 'ElectricCar', 'Heatpump', 'HEAT_PUMP', 'Meter'] as const satisfies (keyof typeof consumingTypes)[]

export const readConsumptionHistory = endpoint({
  ...common,
  name: 'readConsumptionHistory',
  path: `${path}/consumption/{deviceType}`,
  summary: "Consumption of a home's devices of a type, compared with earlier ranges (`comparisonIteration`, default 1)",
  params: z.strictObject({ deviceType: z.enum(consumingTypeNames) }),
  query: z
    .strictObject({
      ...historyRange,
      interval: interval.default('P1D'),
      details: withDetails,
      comparisonInterval: calendarPeriod.optional(),
      comparisonIteration: z
        .string()
        .regex(/^\d{1,2}$/, 'WholeNumber')
        .transform(Number)
        .pipe(wholeNumberBetween(1, 10))
        .optional(),
    })
    .superRefine((query, context) => {
      checkRange(query, context, rangeMaxDays[query.interval])
      if (query.comparisonIteration === undefined || query.comparisonInterval !== undefined) return
      context.addIssue({ code: 'custom', message: 'Required', path: ['comparisonInterval'] })
    }),
  response: quantitySeries,
})

export const readElectricCarHistory = endpoint({
  ...common,
  name: 'readElectricCarHistory',
  path: `${path}/electric-car`,
  summary: 'Energy that charged the electric cars of a home',
  query: detailed,
  response: quantitySeries,
})

export const readDevicesConsumption = endpoint({
  ...common,
  name: 'readDevicesConsumption',
  path: `${path}/devices-consumption`,
  summary: "A home's consumption by kind of device, and measurements of single devices",
  query: ranged,
  response: devicesConsumption,
})

const sessions = z.object({
  siteId: id,
  timeZone: z.string(),
  provenance,
  items: z.array(chargingSession),
  /** False if a wallbox reported more than 5,000 charges in the range, of which the newest are listed. */
  isComplete: z.boolean(),
})
const latestSession = z.object({ siteId: id, timeZone: z.string(), provenance, session: chargingSession.nullable() })

export const readWallboxHistory = endpoint({
  ...common,
  name: 'readWallboxHistory',
  path: `${path}/wallbox`,
  summary: 'Energy charged by each wallbox of a home, by source',
  query: ranged,
  response: z.object({
    siteId: id,
    timeZone: z.string(),
    provenance,
    /** As for the sessions: false if some are not listed. */
    isComplete: z.boolean(),
    wallboxes: z.array(
      z.object({
        deviceId: z.string(),
        /** Whether the wallbox reports its charges. From the first one on, its sessions are the reported charges. */
        isReported: z.boolean(),
        /**
         * Energy of sessions with known energy, and of gaps of wallboxes that do not report charges. Null if neither measured nor
         * reported, or if the energy of no session is known.
         */
        energyWh: z.number().nullable(),
        countedInGapsWh,
        sessions: z.number().int(),
        sessionsWithoutEnergy: z.number().int(),
        /** Null unless known for all of them. */
        cost: z.object({ cents: z.number().int(), currency: z.literal('EUR') }).nullable(),
        fromPvWh: z.number().nullable(),
        fromStorageWh: z.number().nullable(),
        fromGridWh: z.number().nullable(),
        coveredSeconds: z.number(),
        counterSeconds: z.number(),
      }),
    ),
  }),
})

export const listWallboxSessions = endpoint({
  ...common,
  scope: 'sessions:read',
  name: 'listWallboxSessions',
  path: `${path}/wallbox/sessions`,
  summary: 'Charging sessions of the wallboxes of a home that start within the range, newest first',
  query: ranged,
  response: sessions,
})

export const readLatestWallboxSession = endpoint({
  ...common,
  scope: 'sessions:read',
  name: 'readLatestWallboxSession',
  path: `${path}/wallbox/sessions/latest`,
  summary: 'The latest charging session within the range',
  query: ranged,
  response: latestSession,
})

export const listElectricCarSessions = endpoint({
  ...common,
  scope: 'sessions:read',
  name: 'listElectricCarSessions',
  path: `${path}/electric-car/sessions`,
  summary: 'Charging sessions of the electric cars of a home, as measured by its wallboxes, newest first',
  query: ranged,
  response: sessions,
})

export const readLatestElectricCarSession = endpoint({
  ...common,
  scope: 'sessions:read',
  name: 'readLatestElectricCarSession',
  path: `${path}/electric-car/sessions/latest`,
  summary: 'The latest charging session of the electric cars of a home within the range',
  query: ranged,
  response: latestSession,
})

type DonutPeriod = (typeof donutPeriods)[number]
const isDonutPeriod = (name: string): name is DonutPeriod => (donutPeriods as readonly string[]).includes(name)

export const readDonut = endpoint({
  ...common,
  name: 'readDonut',
  path: `${path}/donut`,
  summary:
    'Where the energy of a home came from and went. `periods` (comma-separated: range, day, week, month, year; default range) ' +
    'selects the range itself, and the calendar periods around its last day, up to that day',
  query: z
    .strictObject({
      ...historyRange,
      periods: z
        .string()
        .max(60)
        .default('range')
        .transform((text, context): DonutPeriod[] => {
          const names = [...new Set(text.split(',').map((name) => name.trim()))]
          if (names.every(isDonutPeriod)) return names
          context.addIssue({ code: 'invalid_value', values: [...donutPeriods], input: text })
          return z.NEVER
        }),
    })
    .superRefine((query, context) => checkRange(query, context, quarterHoursMaxDays)),
  response: z.object({ siteId: id, timeZone: z.string(), periods: z.array(donutPart) }),
})

export const readSolarCloud = endpoint({
  ...common,
  name: 'readSolarCloud',
  path: `${path}/solarcloud`,
  summary: 'Ledger of energy credited by export and drawn later; without a recorded contract, by calendar year',
  query: z
    .strictObject({ ...historyRange, interval: interval.default('P1D') })
    .superRefine((query, context) => checkRange(query, context, Math.min(quarterHoursMaxDays, rangeMaxDays[query.interval]))),
  response: solarCloud,
})

export const readHeatMap = endpoint({
  ...common,
  name: 'readHeatMap',
  path: `${path}/heat-map`,
  summary: 'Mean power of each quarter hour, in one row of 92 to 100 values per day',
  query: z
    .strictObject({ ...historyRange, quantity: quantityName.default('production') })
    .superRefine((query, context) => checkRange(query, context, quarterHoursMaxDays)),
  response: z.object({
    siteId: id,
    timeZone: z.string(),
    quantity: quantityName,
    unit: z.literal('W'),
    provenance,
    days: z.array(z.object({ date: day, powersW: z.array(z.number().nullable()) })),
    slots: slotFacts,
  }),
})

export const readQuarterHours = endpoint({
  ...common,
  name: 'readQuarterHours',
  path: `${path}/quarter-hours`,
  summary: 'Mean powers of every quarter hour of up to 400 days, one list per power, from the start of the first day',
  query: ranged,
  response: quarterHours,
})

export const readBatteryCharge = endpoint({
  ...common,
  name: 'readBatteryCharge',
  path: `${path}/battery-charge`,
  summary: 'State of charge of a home’s battery in every quarter hour, since when it has been empty, and the charged energy',
  query: ranged,
  response: batteryCharge,
})
