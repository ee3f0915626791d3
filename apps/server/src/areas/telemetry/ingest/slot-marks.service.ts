import { defaultMaxGapMs } from '@wattdesk/energy/integrate.ts'
import { quarterHourMs, quarterHourStart } from '@wattdesk/energy/intervals.ts'
import type { SampleBatch, SlotMark } from './samples.store.ts'

/** Maximum sources remembered. Beyond that the memory is cleared, which only causes superfluous marks. */
const rememberedMax = 200_000

/**
 * Finds the quarter hours that samples change. A sample in order changes its own. The first one of a quarter hour also
 * changes the one before, since power is interpolated across the boundary; a late one also changes the one after. The first
 * sample a process sees of a source counts as first, so several processes mark too much rather than too little.
 */
export function openSlotMarks(): (batches: readonly SampleBatch[]) => SlotMark[] {
  let newest = new Map<string, number>()
  return (batches) => {
    const marks = new Map<string, SlotMark>()
    const mark = (siteId: string, slot: number) => marks.set(siteId + slot, { siteId, slot })
    if (newest.size > rememberedMax) newest = new Map()
    for (const { siteId, sourceId, samples } of batches) {
      const key = siteId + sourceId
      let last = newest.get(key)
      let marked: number | undefined
      for (const sample of samples) {
        const slot = quarterHourStart(sample.at)
        if (slot !== marked) mark(siteId, slot)
        marked = slot
        const isLate = last !== undefined && sample.at <= last
        const isFirst = last === undefined || quarterHourStart(last) !== slot
        if ((isLate || isFirst) && sample.at - slot <= defaultMaxGapMs) mark(siteId, slot - quarterHourMs)
        if ((isLate || isFirst) && slot + quarterHourMs - sample.at <= defaultMaxGapMs) mark(siteId, slot + quarterHourMs)
        if (!isLate) last = sample.at
      }
      if (last !== undefined) newest.set(key, last)
    }
    return [...marks.values()]
  }
}
