import { type BalancePower, eachOf, flowQuantities } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, instant, wholeNumberBetween } from './formats.ts'
import {
  calendarPeriod,
  checkRange,
  energyFlows,
  energySeries,
  gasSeries,
  historyRange,
  interval,
  powerSeries,
  quantityName,
  quantitySeries,
  quarterHoursMaxDays,
  rangeMaxDays,
  rates,
} from './history-parts.ts'
import { countedInGaps, origin, provenance, slotFacts } from './provenance.ts'
import { qualities } from './telemetry.ts'

const area = 'history'
const path = '/api/v2/historical-data'
const common = { area, method: 'GET', access: 'read:live-stream', errors: ['NotFound'] } as const

const ranged = z.strictObject(historyRange).superRefine((query, context) => checkRange(query, context, quarterHoursMaxDays))
const compared = z
  .strictObject({
    ...historyRange,
    interval: interval.default('P1D'),
    /** Adds the same range one day, week, month or year earlier. */
    comparison: calendarPeriod.optional(),
  })
  .superRefine((query, context) => checkRange(query, context, rangeMaxDays[query.interval]))

export const readEnergyHistory = endpoint({
  ...common,
  name: 'readEnergyHistory',
  path: `${path}/energy`,
  summary: 'Energies of a home, with their sums, over days of its time zone',
  query: compared,
  response: energySeries,
})

export const readPowerHistory = endpoint({
  ...common,
  name: 'readPowerHistory',
  path: `${path}/power`,
  summary: 'Mean powers of a home, over days of its time zone',
  query: compared,
  response: powerSeries,
})

export const readGasHistory = endpoint({
  ...common,
  name: 'readGasHistory',
  path: `${path}/gas`,
  summary: 'What the gas meters of a home counted in m³ and the energy of it, over days of its time zone',
  query: compared,
  response: gasSeries,
})

/** Device types of which a home's consumption is known, and the quantity that it is. */
export const consumingTypes = {
  EV: 'ev',
  ElectricCar: 'ev',
  Heatpump: 'heatPump',
  HEAT_PUMP: 'heatPump',
  Meter: 'totalConsumption',
} as const
const consumingTypeNames = ['EV', 'ElectricCar', 'Heatpump', 'HEAT_PUMP', 'Meter'] as const satisfies (keyof typeof consumingTypes)[]

export const readConsumptionHistory = endpoint({
  ...common,
  name: 'readConsumptionHistory',
  path: `${path}/consumption/{deviceType}`,
  summary: "What a home's devices of a type consumed; compared with so many earlier ranges (`comparisonIteration`, default 1)",
  params: z.strictObject({ deviceType: z.enum(consumingTypeNames) }),
  query: z
    .strictObject({
      ...historyRange,
      interval: interval.default('P1D'),
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
  summary: 'What charged the electric cars of a home',
  query: compared,
  response: quantitySeries,
})

/** The part of a device's energy that its counter counted while it was not measured, in Wh; absent: nothing. */
const countedInGapsWh = z.number().optional()

const deviceEnergy = z.object({
  deviceId: z.string(),
  quantity: quantityName,
  /** With what its counter counted while it was not measured. */
  energyWh: z.number(),
  countedInGapsWh,
  coveredSeconds: z.number(),
  /** The part of what was measured that the device's own counter decided, 0 to 1; the rest was integrated from power. */
  counterShare: z.number(),
  /** Quarter hours in which power contradicts the counter. */
  contradictions: z.number().int(),
})

export const devicesConsumption = z.object({
  siteId: id,
  timeZone: z.string(),
  provenance,
  totalWh: z.number().nullable(),
  /**
   * Parts of the home's consumption. Those that were not measured are absent. They add up to the total, and have a share of it, if
   * all of them were measured all the time.
   */
  parts: z.array(z.object({ quantity: quantityName, energyWh: z.number(), share: z.number().nullable() })),
  /** Devices that measure by themselves. Never added to the home's. */
  devices: z.array(deviceEnergy),
})

export const readDevicesConsumption = endpoint({
  ...common,
  name: 'readDevicesConsumption',
  path: `${path}/devices-consumption`,
  summary: "A home's consumption by kind of device, and what single devices measured",
  query: ranged,
  response: devicesConsumption,
})

/** Where a session comes from. */
const sessionSources = [
  /** Reported by the wallbox, to the second and the Wh. */
  'transaction',
  /** Found in quarter hours of a device that reports no charges: it ends after more than half an hour without charging. */
  'quarterHours',
] as const
/** `lost`: its end was never reported. */
const sessionStates = ['underWay', 'ended', 'lost'] as const

export const chargingSession = z.object({
  sessionId: z.string(),
  deviceId: z.string(),
  connectorId: z.number().int().nullable(),
  source: z.enum(sessionSources),
  state: z.enum(sessionStates),
  /** When the car was plugged in and out. Null: not known, or not yet. */
  pluggedInAt: instant.nullable(),
  pluggedOutAt: instant.nullable(),
  startedAt: instant,
  /** Null: under way, or not known. Of a lost one, the last reading. */
  endedAt: instant.nullable(),
  /** The wallbox's clock was wrong: start or end is when the server received it. */
  isDatedByServer: z.boolean(),
  /** So far, or until the last reading of a lost one. Null: not known. */
  energyWh: z.number().nullable(),
  /** A final reading that cannot be right: the energy is that until the last good reading. */
  refusedReadingWh: z.number().int().nullable(),
  maxPowerW: z.number().nullable(),
  /** Null: the home's sources are not known for all of its time. */
  fromPvWh: z.number().nullable(),
  fromStorageWh: z.number().nullable(),
  fromGridWh: z.number().nullable(),
  /** The wallbox did not measure all of its quarter hours, so sources and cost take its energy as spread evenly over the rest. */
  isSpread: z.boolean(),
  /** Of the energy from the grid, at the tariff of that time. Null: sources or prices are not known. */
  cost: z.object({ cents: z.number().int(), currency: z.literal('EUR') }).nullable(),
})
export type ChargingSession = z.infer<typeof chargingSession>

/** Sessions of a range; of a wallbox that reports more, the newest. */
export const reportedSessionsMax = 5_000

const sessions = z.object({
  siteId: id,
  timeZone: z.string(),
  provenance,
  items: z.array(chargingSession),
  /** False: a wallbox reported more than 5,000 charges in the range, of which the newest are listed. */
  isComplete: z.boolean(),
})
const latestSession = z.object({ siteId: id, timeZone: z.string(), provenance, session: chargingSession.nullable() })

export const readWallboxHistory = endpoint({
  ...common,
  name: 'readWallboxHistory',
  path: `${path}/wallbox`,
  summary: 'What each wallbox of a home charged, by source',
  query: ranged,
  response: z.object({
    siteId: id,
    timeZone: z.string(),
    provenance,
    /** As of the sessions. */
    isComplete: z.boolean(),
    wallboxes: z.array(
      z.object({
        deviceId: z.string(),
        /** Whether the wallbox reports its charges: from its first one on, the sessions are these. */
        isReported: z.boolean(),
        /**
         * Of the sessions whose energy is known, and of gaps of a wallbox that does not report its charges; null: it was not measured
         * and reports nothing.
         */
        energyWh: z.number().nullable(),
        countedInGapsWh,
        sessions: z.number().int(),
        sessionsWithoutEnergy: z.number().int(),
        /** Null: not known of all of them. */
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
  name: 'listWallboxSessions',
  path: `${path}/wallbox/sessions`,
  summary: 'Charging sessions of the wallboxes of a home that start within the range, the newest first',
  query: ranged,
  response: sessions,
})

export const readLatestWallboxSession = endpoint({
  ...common,
  name: 'readLatestWallboxSession',
  path: `${path}/wallbox/sessions/latest`,
  summary: 'The latest charging session within the range',
  query: ranged,
  response: latestSession,
})

export const listElectricCarSessions = endpoint({
  ...common,
  name: 'listElectricCarSessions',
  path: `${path}/electric-car/sessions`,
  summary: 'Charging sessions of the electric cars of a home, as its wallboxes measured them, the newest first',
  query: ranged,
  response: sessions,
})

export const readLatestElectricCarSession = endpoint({
  ...common,
  name: 'readLatestElectricCarSession',
  path: `${path}/electric-car/sessions/latest`,
  summary: 'The latest charging session of the electric cars of a home within the range',
  query: ranged,
  response: latestSession,
})

const donutPeriods = ['range', 'day', 'week', 'month', 'year'] as const
type DonutPeriod = (typeof donutPeriods)[number]
const isDonutPeriod = (name: string): name is DonutPeriod => (donutPeriods as readonly string[]).includes(name)

const donutPart = z.object({
  period: z.enum(donutPeriods),
  fromDate: day,
  toDate: day,
  provenance,
  /** Over the time in which all that the home has was measured (`provenance.balancedSeconds`); null: there is none. */
  flows: energyFlows.nullable(),
  consumption: z.object({ fromPv: z.number(), fromStorage: z.number(), fromGrid: z.number(), total: z.number() }).nullable(),
  production: z.object({ toSelfConsumption: z.number(), toStorage: z.number(), toGrid: z.number(), total: z.number() }).nullable(),
  /** What was measured besides, while something else was not: nobody knows where it came from or went. Null: not measured. */
  unattributed: z.object(eachOf(flowQuantities, () => z.number().nullable())),
  selfConsumptionRate: rates.selfConsumptionRate,
  selfSufficiencyRate: rates.selfSufficiencyRate,
})
export type DonutPart = z.infer<typeof donutPart>

export const readDonut = endpoint({
  ...common,
  name: 'readDonut',
  path: `${path}/donut`,
  summary:
    'Where the energy of a home came from and went. `periods` (comma-separated: range, day, week, month, year; default range) ' +
    'names the range itself and the calendar periods around its last day, up to that day',
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

/** The SolarCloud account of a home. */
export const solarCloud = z.object({
  siteId: id,
  timeZone: z.string(),
  fromDate: day,
  toDate: day,
  interval,
  unit: z.literal('Wh'),
  provenance,
  /** `isAssumed`: no contract is recorded, so each year starts with an empty balance on 1 January. */
  contract: z.object({ start: day, end: day, packageEnergyWh: z.number().nullable(), isAssumed: z.boolean() }),
  /** For how much of the time since the contract began, or since the home has a meter, the balance is known. */
  account: z.object({ knownSeconds: z.number(), elapsedSeconds: z.number() }),
  series: z.array(
    z.object({
      start: instant,
      end: instant,
      credit: z.number(),
      draw: z.number(),
      residualImport: z.number(),
      balance: z.number(),
      coveredSeconds: z.number(),
      ...origin,
      countedInGaps,
      writtenAt: instant.nullable(),
      quality: z.enum(qualities),
    }),
  ),
  /** Null: the grid was not measured. */
  total: z.object(eachOf(['credit', 'draw', 'residualImport', 'balance'], () => z.number().nullable())),
})

export const readSolarCloud = endpoint({
  ...common,
  name: 'readSolarCloud',
  path: `${path}/solarcloud`,
  summary: 'Ledger of energy credited by export and lent back; without a recorded contract it runs by the calendar year',
  query: z
    .strictObject({ ...historyRange, interval: interval.default('P1D') })
    .superRefine((query, context) => checkRange(query, context, Math.min(quarterHoursMaxDays, rangeMaxDays[query.interval]))),
  response: solarCloud,
})

export const readHeatMap = endpoint({
  ...common,
  name: 'readHeatMap',
  path: `${path}/heat-map`,
  summary: 'Mean power of each quarter hour, a row for each day; a row has 92 to 100 values',
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

/** The powers of a chart of quarter hours, in the order in which they are drawn. */
export const quarterHourPowers = [
  'production',
  'totalConsumption',
  'grid',
  'battery',
  'ev',
  'heatPump',
  'heater',
] as const satisfies BalancePower[]

const quarterHours = z.object({
  siteId: id,
  timeZone: z.string(),
  fromDate: day,
  toDate: day,
  from: instant,
  to: instant,
  unit: z.literal('W'),
  provenance,
  /** Powers that were never measured are absent. */
  powersW: z.partialRecord(z.enum(quarterHourPowers), z.array(z.number().nullable())),
  slots: slotFacts,
})
export type QuarterHours = z.infer<typeof quarterHours>

export const readQuarterHours = endpoint({
  ...common,
  name: 'readQuarterHours',
  path: `${path}/quarter-hours`,
  summary: 'Mean powers of every quarter hour of up to 400 days, a list for each power, from the start of the first day on',
  query: ranged,
  response: quarterHours,
})
