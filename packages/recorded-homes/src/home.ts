import { dayMs } from '@wattdesk/energy/durations.ts'
import { daySpan, firstOfMonth, quarterHourMs, quarterHoursOf } from '@wattdesk/energy/intervals.ts'
import { eachOf } from '@wattdesk/energy/quantities.ts'
import { addDays, type LocalDay, localDayOf, startOfLocalDay, zoneOffsetMs } from '@wattdesk/energy/time-zones.ts'
import { energyOfPowerWh } from '@wattdesk/energy/units.ts'
import { stepBattery } from './battery.ts'
import { chargingDay } from './charging.ts'
import { faultAt, type HomeFault, meteredW, workingShareAt } from './faults.ts'
import { gasOfQuarterHour } from './gas-boiler.ts'
import { heatPumpOfQuarterHour } from './heat-pump.ts'
import { householdDay } from './household-load.ts'
import { chance } from './noise.ts'
import { pvOfQuarterHour } from './photovoltaics.ts'
import { type QuarterShape, type Rippled, rippled, shapeOfQuarter } from './quarter-shape.ts'

/** A home that replays recordings. Its behaviour is a function of this profile and time. */
export type HomeProfile = {
  seed: number
  timeZone: string
  latitude: number
  longitude: number
  /** 0 without PV. */
  peakPowerW: number
  azimuthDeg?: number
  tiltDeg?: number
  /** 0 without a battery. */
  batteryCapacityWh: number
  yearlyConsumptionWh?: number
  wallbox: boolean
  heatPump: boolean
  /** The ID under which its gas meter measures, in a home that heats with gas. */
  gasMeter?: string
  /** Whether the grid and the household are measured; false for homes in which only a device measures itself. */
  gridMeter?: boolean
  faults?: readonly HomeFault[]
}

/** Powers in W, at an instant or as means of a quarter hour: grid above 0 is import, battery above 0 discharge. */
export type HomePowers = {
  productionW: number
  householdW: number
  heatPumpW: number
  evW: number
  batteryW: number
  gridW: number
  /** 0..1, at the instant or at the end of the quarter hour. */
  stateOfCharge: number
}

/** What the meters of a home read; gas is 0 in homes without. */
type Readings = { gridImportReadingWh: number; gridExportReadingWh: number; gasReadingM3: number }

/** A quarter hour by its start (epoch ms), with the readings at its end. */
export type QuarterHour = HomePowers & Readings & { start: number }

export type HomeMoment = HomePowers & Readings & { at: number }

export type RecordedHome = {
  profile: HomeProfile
  /** The quarter hours of a calendar day: 92, 96 or 100. Requests in order are fastest. */
  day(day: LocalDay): QuarterHour[]
  /** The home at an instant (epoch ms). */
  at(at: number): HomeMoment
}

type State = Readings & { stateOfCharge: number }
type Day = { day: LocalDay; start: number; before: State; quarters: QuarterHour[] }
/** A day as numbers alone, because a running home keeps one all day: less than a third of the memory. */
type CompactDay = Omit<Day, 'quarters'> & { values: Float64Array }
type Current = { quarter: QuarterHour; before: State; shape: QuarterShape }

/** Each month, meters start as if they had run at 3 kW since 2020. No home uses more, so they never run backwards. */
const meterMonthW = 3_000
/** Like `meterMonthW`, for gas: no home burns more on average over a month. */
const gasMonthM3PerHour = 0.9
const meterEpoch = Date.UTC(2020, 0, 1)
/** The battery is simulated from this many days before a month, within which it is almost certainly full or empty once. */
const warmUpDays = 3

/** Replays a home. Each month is computed from its own start, so that any day takes a few milliseconds at most. */
export function openHome(profile: HomeProfile): RecordedHome {
  let latest: { day: LocalDay; before: State; after: State } | undefined
  let whole: Day | undefined
  let current: CompactDay | undefined
  let quarterHour: Current | undefined

  const dayOf = (day: LocalDay): Day => {
    if (whole?.day === day) return whole
    const month = firstOfMonth(day)
    const near = latest && latest.day >= month && latest.day <= day ? latest : undefined
    if (near?.day === day) whole = replayDay(profile, day, near.before)
    else whole = near ? replayDay(profile, addDays(near.day, 1), near.after) : replayDay(profile, month, stateAtMonth(profile, month))
    while (whole.day < day) whole = replayDay(profile, addDays(whole.day, 1), stateAfter(whole))
    latest = { day, before: whole.before, after: stateAfter(whole) }
    return whole
  }

  return {
    profile,
    day: (day) => dayOf(day).quarters,
    at(at) {
      const localDay = localDayOf(at, profile.timeZone)
      if (current?.day !== localDay) {
        current = compact(dayOf(localDay))
        whole = undefined
        quarterHour = undefined
      }
      if (!quarterHour || at < quarterHour.shape.start || at >= quarterHour.shape.start + quarterHourMs) {
        const found = quarterAt(current, at)
        quarterHour = { ...found, shape: shapeOfQuarter({ roof: roofOf(profile), seed: profile.seed }, found.quarter.start) }
      }
      return momentOf(profile, quarterHour, at)
    },
  }
}

function stateAtMonth(profile: HomeProfile, month: LocalDay): State {
  let state: State = { stateOfCharge: 0.2, gridImportReadingWh: 0, gridExportReadingWh: 0, gasReadingM3: 0 }
  for (let day = addDays(month, -warmUpDays); day < month; day = addDays(day, 1)) {
    state = stateAfter(replayDay(profile, day, state))
  }
  const sinceMs = startOfLocalDay(month, profile.timeZone) - meterEpoch
  const meterWh = energyOfPowerWh(meterMonthW, sinceMs)
  const gasReadingM3 = energyOfPowerWh(gasMonthM3PerHour, sinceMs)
  return { stateOfCharge: state.stateOfCharge, gridImportReadingWh: meterWh, gridExportReadingWh: meterWh, gasReadingM3 }
}

function stateAfter({ quarters, before }: Day): State {
  return quarters.at(-1) ?? before
}

function replayDay(profile: HomeProfile, day: LocalDay, before: State): Day {
  const span = daySpan(day, profile.timeZone)
  const starts = quarterHoursOf(span)
  const isPlainDay = starts.length === 96
  const { seed } = profile
  const roof = roofOf(profile)
  const household = householdDay(seed % 3 === 0 ? 'standard' : 'recorded', seed, yearlyConsumptionWh(profile), day)
  const wallbox = profile.wallbox ? chargingDay(seed, day) : undefined
  let state = before
  const quarters = starts.map((start, index) => {
    // By local time: a repeated hour is replayed twice, a skipped one not at all.
    const byClock = isPlainDay ? index : clockQuarter(start, profile.timeZone)
    const base = {
      productionW: pvOfQuarterHour(roof, start) * workingShareAt(profile, start),
      householdW: household[byClock] ?? 0,
      heatPumpW: profile.heatPump ? heatPumpOfQuarterHour(seed, profile, start, byClock * 15) : 0,
      evW: wallbox?.[byClock] ?? 0,
    }
    const powers = settle(profile, base, { stateOfCharge: state.stateOfCharge, hours: 0.25, at: start })
    const quarter: QuarterHour = {
      ...powers,
      start,
      gridImportReadingWh: state.gridImportReadingWh + Math.max(0, powers.gridW) / 4,
      gridExportReadingWh: state.gridExportReadingWh + Math.max(0, -powers.gridW) / 4,
      gasReadingM3: state.gasReadingM3 + (profile.gasMeter ? gasOfQuarterHour(seed, profile, start, byClock * 15) : 0),
    }
    state = quarter
    return quarter
  })
  return { day, start: span.start, before, quarters }
}

/** Battery and grid balance PV and consumers, so that powers add up exactly unless a meter is faulty. */
function settle(
  profile: HomeProfile,
  base: Pick<HomePowers, 'productionW' | 'householdW' | 'heatPumpW' | 'evW'>,
  { stateOfCharge, hours, at }: { stateOfCharge: number; hours: number; at: number },
): HomePowers {
  const surplusW = base.productionW - base.householdW - base.heatPumpW - base.evW
  const capacityWh = profile.batteryCapacityWh
  const battery = faultAt(profile, 'idle-battery', at)
    ? { powerW: 0, stateOfCharge }
    : stepBattery({ capacityWh }, stateOfCharge, surplusW, hours)
  const gridW = meteredW(profile, -surplusW - battery.powerW, at)
  return { ...base, batteryW: battery.powerW, gridW, stateOfCharge: battery.stateOfCharge }
}

function momentOf(profile: HomeProfile, { quarter, before, shape }: Current, at: number): HomeMoment {
  const toward = (from: number, to: number) => from + ((to - from) * (at - quarter.start)) / quarterHourMs
  const base = eachOf(rippled, (name) => quarter[name] * shape.of(name, at))
  const surplusOf = (powers: Pick<HomePowers, Rippled>) => powers.productionW - powers.householdW - powers.heatPumpW - powers.evW
  const unmeteredW = -surplusOf(quarter) - quarter.batteryW
  const moreW = surplusOf(base) - surplusOf(quarter)
  // Differences from the quarter hour's mean are the battery's while it alone balances the home, and otherwise the grid's.
  const isBattery = profile.batteryCapacityWh > 0 && quarter.batteryW !== 0 && Math.abs(unmeteredW) < 1e-6
  return {
    at,
    ...base,
    batteryW: quarter.batteryW - (isBattery ? moreW : 0),
    gridW: meteredW(profile, unmeteredW - (isBattery ? 0 : moreW), at),
    stateOfCharge: toward(before.stateOfCharge, quarter.stateOfCharge),
    gridImportReadingWh: toward(before.gridImportReadingWh, quarter.gridImportReadingWh),
    gridExportReadingWh: toward(before.gridExportReadingWh, quarter.gridExportReadingWh),
    gasReadingM3: toward(before.gasReadingM3, quarter.gasReadingM3),
  }
}

const fields = [
  ...(['start', 'productionW', 'householdW', 'heatPumpW', 'evW', 'batteryW', 'gridW', 'stateOfCharge'] as const),
  ...(['gridImportReadingWh', 'gridExportReadingWh', 'gasReadingM3'] as const),
]

function compact({ quarters, ...day }: Day): CompactDay {
  return { ...day, values: Float64Array.from(quarters.flatMap((quarter) => fields.map((field) => quarter[field]))) }
}

function quarterAt({ day, start, before, values }: CompactDay, at: number): { quarter: QuarterHour; before: State } {
  const index = Math.min(values.length / fields.length - 1, Math.floor((at - start) / quarterHourMs))
  const read = (place: number): QuarterHour => {
    const from = place * fields.length
    return eachOf(fields, (field) => values[from + fields.indexOf(field)] ?? Number.NaN)
  }
  if (index < 0) throw new RangeError(`No quarter hour of ${day} at ${at}`)
  return { quarter: read(index), before: index > 0 ? read(index - 1) : before }
}

function clockQuarter(start: number, timeZone: string): number {
  return Math.floor(((start + zoneOffsetMs(start, timeZone)) % dayMs) / quarterHourMs)
}

function roofOf({ seed, latitude, longitude, peakPowerW, azimuthDeg, tiltDeg }: HomeProfile) {
  return {
    latitude,
    longitude,
    peakPowerW,
    azimuthDeg: azimuthDeg ?? Math.round(chance(seed, 7) * 12 - 6) * 15,
    tiltDeg: tiltDeg ?? 20 + Math.round(chance(seed, 8) * 5) * 5,
  }
}

function yearlyConsumptionWh({ seed, yearlyConsumptionWh: given }: HomeProfile): number {
  return given ?? 2_400_000 + Math.round(chance(seed, 9) * 3_200_000)
}
