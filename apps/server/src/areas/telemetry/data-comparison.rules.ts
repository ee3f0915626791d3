import type { DataComparison } from '@wattdesk/contract/telemetry/data-comparison/models.ts'
import { defaultMaxGapMs } from '@wattdesk/energy/integrate.ts'
import { type MeasuredQuantity, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import type { MeasuredPowers } from '@wattdesk/energy/sample-columns.ts'
import { energiesOfSlots, type SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import { gapsBetween, type Span } from './gaps.rules.ts'

const gapsShown = 50
/** Energies are stored as four-byte floats, so rounding is not a difference. */
const toleranceWh = 1

/** Recomputes the quarter hours of a span from the samples of one source. Adjacent samples count where power continues across its ends. */
export function sentSlots(samples: readonly MeasuredPowers[], { start, end }: Span): Map<number, SlotEnergies> {
  return new Map([...energiesOfSlots(samples)].filter(([slot]) => slot >= start && slot < end))
}

/** The longest gaps of more than five minutes between sorted instants, including the start and the end of the span. */
export function longestGaps(instants: readonly number[], span: Span): DataComparison['gaps'] {
  return gapsBetween(instants, span, defaultMaxGapMs)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, gapsShown)
    .map(({ from, to }) => ({ from: iso(from), to: iso(to), seconds: Math.round((to - from) / 1_000) }))
}

type Stored = ReadonlyMap<number, SlotEnergies>
type Difference = DataComparison['differing']['items'][number]

type Compared = Pick<DataComparison, 'quantities' | 'uncomparedSlots'> & { differing: Difference[] }

/** Quarter hours without samples cannot be compared: they are only counted. */
export function compareSlots(sent: Stored, all: Stored): Compared {
  const slots = [...sent.keys()].sort((a, b) => a - b)
  const stored = new Map([...all].filter(([slot]) => sent.has(slot)))
  const differing = slots.flatMap((slot) =>
    measuredQuantities.flatMap((quantity) => {
      const [sentWh, storedWh] = [energyOf(sent, slot, quantity), energyOf(stored, slot, quantity)]
      return isFar(sentWh, storedWh) ? [{ start: iso(slot), quantity, sentWh: rounded(sentWh), storedWh: rounded(storedWh) }] : []
    }),
  )
  const quantities = measuredQuantities.flatMap((quantity) => {
    const [sentWh, storedWh] = [sumOf(sent, quantity), sumOf(stored, quantity)]
    if (sentWh === null && storedWh === null) return []
    const differenceWh = sentWh === null || storedWh === null ? null : rounded(storedWh - sentWh)
    return [{ quantity, sentWh: rounded(sentWh), storedWh: rounded(storedWh), differenceWh }]
  })
  return { quantities, differing, uncomparedSlots: all.size - stored.size }
}

const energyOf = (slots: Stored, slot: number, quantity: MeasuredQuantity): number | null => slots.get(slot)?.[quantity] ?? null

function sumOf(slots: Stored, quantity: MeasuredQuantity): number | null {
  const values = [...slots.values()].flatMap((slot) => slot[quantity] ?? [])
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0)
}

function isFar(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a !== b
  return Math.abs(a - b) > toleranceWh
}

const rounded = (energyWh: number | null) => (energyWh === null ? null : Math.round(energyWh * 1_000) / 1_000)
const iso = (at: number) => new Date(at).toISOString()
