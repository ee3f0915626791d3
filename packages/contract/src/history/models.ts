import { eachOf, flowQuantities } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { day, id, instant } from '../formats.ts'
import { countedInGaps, origin, provenance, slotFacts } from '../provenance.ts'
import { qualities } from '../telemetry/terms.ts'
import { energyFlows, interval, quantityName, rates } from './parts/models.ts'
import { quarterHourPowers } from './terms.ts'

/** The part of a device's energy that its counter registered while it was not measured, in Wh; absent: nothing. */
export const countedInGapsWh = z.number().optional()

const deviceEnergy = z.object({
  deviceId: z.string(),
  quantity: quantityName,
  /** Includes what the device's counter registered while it was not measured. */
  energyWh: z.number(),
  countedInGapsWh,
  coveredSeconds: z.number(),
  /** The share decided by the device's own counter, 0 to 1; the rest was integrated from power. */
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
   * Parts of the home's consumption. Unmeasured parts are absent. If all were measured all the time, they add up to the total and have a
   * share of it.
   */
  parts: z.array(z.object({ quantity: quantityName, energyWh: z.number(), share: z.number().nullable() })),
  /** Devices that measure themselves. Their energies are never added to the home's. */
  devices: z.array(deviceEnergy),
})

const sessionSources = [
  /** Reported by the wallbox, to the second and the Wh. */
  'transaction',
  /** Derived from quarter hours of a device that reports no charges. Such a session ends after more than half an hour without charging. */
  'quarterHours',
] as const
/** `lost`: no end was reported. */
const sessionStates = ['underWay', 'ended', 'lost'] as const

export const chargingSession = z.object({
  sessionId: z.string(),
  deviceId: z.string(),
  connectorId: z.number().int().nullable(),
  source: z.enum(sessionSources),
  state: z.enum(sessionStates),
  /** When the car was plugged in and out; null if unknown or not yet. */
  pluggedInAt: instant.nullable(),
  pluggedOutAt: instant.nullable(),
  startedAt: instant,
  /** Null if not ended or unknown. For a lost session, its last reading. */
  endedAt: instant.nullable(),
  /** The wallbox's clock was wrong: start or end is when the server received it. */
  isDatedByServer: z.boolean(),
  /** So far; for a lost session, up to its last reading. Null if unknown. */
  energyWh: z.number().nullable(),
  /** An implausible final reading; the energy is then that up to the last plausible one. */
  refusedReadingWh: z.number().int().nullable(),
  maxPowerW: z.number().nullable(),
  /** Null unless the home's sources are known for the whole session. */
  fromPvWh: z.number().nullable(),
  fromStorageWh: z.number().nullable(),
  fromGridWh: z.number().nullable(),
  /** Some quarter hours of the wallbox were not measured, so sources and cost assume that its energy is spread evenly over them. */
  isSpread: z.boolean(),
  /** Cost of the energy from the grid, at the tariff of that time. Null if sources or prices are unknown. */
  cost: z.object({ cents: z.number().int(), currency: z.literal('EUR') }).nullable(),
})
export type ChargingSession = z.infer<typeof chargingSession>

export const donutPeriods = ['range', 'day', 'week', 'month', 'year'] as const

export const donutPart = z.object({
  period: z.enum(donutPeriods),
  fromDate: day,
  toDate: day,
  provenance,
  /** For the time in which everything the home has was measured (`provenance.balancedSeconds`); null if there is none. */
  flows: energyFlows.nullable(),
  consumption: z.object({ fromPv: z.number(), fromStorage: z.number(), fromGrid: z.number(), total: z.number() }).nullable(),
  /** Null also without any PV. */
  production: z.object({ toSelfConsumption: z.number(), toStorage: z.number(), toGrid: z.number(), total: z.number() }).nullable(),
  /** Energies measured while something else was not, so that their source and use are unknown. Null if not measured. */
  unattributed: z.object(eachOf(flowQuantities, () => z.number().nullable())),
  selfConsumptionRate: rates.selfConsumptionRate,
  selfSufficiencyRate: rates.selfSufficiencyRate,
})
export type DonutPart = z.infer<typeof donutPart>

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
  /** Share of the time, since the contract began or the home has a meter, for which the balance is known. */
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
  /** Null if the grid was not measured. */
  total: z.object(eachOf(['credit', 'draw', 'residualImport', 'balance'], () => z.number().nullable())),
})

export const quarterHours = z.object({
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

const share = z.number().min(0).max(1)

export const batteryCharge = z.object({
  siteId: id,
  timeZone: z.string(),
  fromDate: day,
  toDate: day,
  from: instant,
  to: instant,
  /** State of charge at the end of each quarter hour; null where it was not measured. */
  shares: z.array(share.nullable()),
  /** The battery's reserve: its minimum in the 30 days before the end. Null if not measured. */
  reserveShare: share.nullable(),
  /** When the charge fell to that minimum, if it has stayed there until the last measurement. */
  emptySince: instant.nullable(),
  lastShare: share.nullable(),
  /** When it was measured, or the end of the quarter hour of which it is known. */
  lastAt: instant.nullable(),
  /** Energy stored in the battery; null if not measured. */
  chargedWh: z.number().nullable(),
})
export type BatteryCharge = z.infer<typeof batteryCharge>
