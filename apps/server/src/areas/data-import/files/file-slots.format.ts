import { integratePower, type PowerPoint } from '@wattdesk/energy/integrate.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import type { MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import { isPossibleWh, type SlotBuilder } from '../connectors/slots.format.ts'
import { type MeasuredColumn, powerGapMs, type RowTimes } from './file-columns.rules.ts'

/** Puts the values of a column into quarter hours. */
export function fillSlots(slots: SlotBuilder, { of, values }: MeasuredColumn, { at, ends }: RowTimes): void {
  if (of === 'consumption') return
  if (!ends) {
    const points: PowerPoint[] = []
    for (const [row, powerW] of values.entries()) if (!Number.isNaN(powerW)) points.push({ at: at[row] ?? 0, powerW })
    for (const part of integratePower(points, powerGapMs)) slots.add(of, part.start, part.positiveWh, part.coveredMs / 1_000, part.measured)
    return
  }
  for (const [row, energyWh] of values.entries()) {
    const [start = 0, end = 0] = [at[row], ends[row]]
    if (Number.isNaN(energyWh)) continue
    if (end - start > quarterHourMs) spread(slots, of, { start, end, energyWh })
    else slots.add(of, start, energyWh, (end - start) / 1_000)
  }
}

/** Impossible values are rejected whole, even if their parts are plausible. */
function spread(
  slots: SlotBuilder,
  of: MeasuredQuantity,
  { start, end, energyWh }: { start: number; end: number; energyWh: number },
): void {
  const each = (energyWh * quarterHourMs) / (end - start)
  if (!isPossibleWh(each)) slots.add(of, start, Number.NaN)
  else for (let at = start; at < end; at += quarterHourMs) slots.add(of, at, each)
}
