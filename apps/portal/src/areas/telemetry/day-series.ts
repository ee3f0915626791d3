import type { DeviceDay, SiteDay } from '@wattdesk/contract/telemetry/models.ts'
import type { BalancePower, PowerName } from '@wattdesk/energy/quantities.ts'
import type { Series, TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import type { Origin } from '../../figures/use-chart-words.ts'

const slotMs = 900_000

/** How each power is drawn, in this order. Omits the household, which derives from the total consumption. */
const shapes: Record<BalancePower, Series['shape'] | null> = {
  production: 'area',
  totalConsumption: 'line',
  grid: 'line',
  battery: 'line',
  ev: 'line',
  heatPump: 'line',
  heater: 'line',
  household: null,
}
// Literal objects have no other keys.
const drawnPowers = (Object.keys(shapes) as BalancePower[]).filter((power) => shapes[power] !== null)
/** The legend of a day without any measurements. */
const usualPowers: ReadonlySet<string> = new Set(['production', 'totalConsumption'])

export type DayWords = {
  power: (power: BalancePower) => string
  /** The legend of partly measured quarter hours, and the note on each. */
  measuredInPart: string
  measuredMinutes: (minutes: number) => string
  /** The source of a quarter hour's figures. */
  originOf: (slot: Origin, seconds: number) => string | null
}

/** A day as mean powers. Omits powers that were not measured that day, such as that of a wallbox the home does not have. */
export function daySeries(day: SiteDay, words: DayWords, now: number): TimeSeries {
  const slots = slotsOf(day, now)
  const series = drawnPowers.map((power) => seriesOf(power, words, slots, (slot) => slot.powers[power]))
  const measured = series.filter(({ values }) => values.some((value) => value !== null))
  return { ...frameOf(slots, words), series: measured.length > 0 ? measured : series.filter(({ key }) => usualPowers.has(key)) }
}

/** As `daySeries`, for a device with one power. */
export function deviceSeries(day: DeviceDay, power: PowerName, words: DayWords, now: number): TimeSeries {
  const slots = slotsOf(day, now)
  const series = [seriesOf(power, words, slots, (slot) => slot.powerW)]
  return { ...frameOf(slots, words), series }
}

type Slot = Pick<SiteDay['series'][number], 'start' | 'end' | 'quality' | 'leastCoveredSeconds' | 'writtenAt'> & Origin
type Slots<S> = ReadonlyMap<number, S | undefined>

/** All 92 to 100 quarter hours of a day by their starts. Those not over at `now` have no data. */
function slotsOf<S extends Slot>(day: { from: string; to: string; series: readonly S[] }, now: number): Slots<S> {
  const from = Date.parse(day.from)
  const count = Math.round((Date.parse(day.to) - from) / slotMs)
  const over = day.series.filter((slot) => Date.parse(slot.end) <= now)
  const measured = new Map(over.map((slot) => [Date.parse(slot.start), slot]))
  return new Map(Array.from({ length: count }, (_, at) => [from + at * slotMs, measured.get(from + at * slotMs)]))
}

function seriesOf<S extends Slot>(power: BalancePower, words: DayWords, slots: Slots<S>, powerOf: (slot: S) => number | null): Series {
  const values = [...slots.values()].map((slot) => (slot ? powerOf(slot) : null))
  return { key: power, label: words.power(power), color: energyColors[power], shape: shapes[power] ?? 'line', values }
}

/** Shared by the charts of homes and devices. */
function frameOf(slots: Slots<Slot>, words: DayWords): Omit<TimeSeries, 'series'> {
  const inOrder = [...slots.values()]
  return {
    times: [...slots.keys()],
    marks: marksOf(words, slots),
    hintOf: (at) => {
      const slot = inOrder[at]
      return slot ? words.originOf(slot, slotMs / 1_000) : null
    },
    writtenAt: inOrder.map((slot) => (slot?.writtenAt ? Date.parse(slot.writtenAt) : null)),
  }
}

function marksOf(words: DayWords, slots: Slots<Slot>): TimeSeries['marks'] {
  const noteOf = (slot: Slot | undefined) =>
    slot?.quality === 'partial' ? words.measuredMinutes(Math.round((slot.leastCoveredSeconds ?? slot.coveredSeconds ?? 0) / 60)) : null
  return { label: words.measuredInPart, notes: [...slots.values()].map(noteOf) }
}

/** `days` may be negative. */
export function shiftDay(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
