/** Stores what meters counted while nothing was measured. Each quarter hour with a reading decides about the gaps beside it. */
import { type CounterGap, gapsOfReadings, type Meter } from '@wattdesk/energy/counter-gaps.ts'
import { defaultMaxGapMs } from '@wattdesk/energy/integrate.ts'
import type { Tx } from '../../db/transaction.ts'
import * as store from './counter-gaps.store.ts'
import type { Run } from './rollup.store.ts'

/** `meters`: those with readings in a run of quarter hours or near its ends. The sums of their sites must be locked. */
export async function writeCounterGaps(tx: Tx, meters: readonly (Meter & Run)[], now: Date): Promise<void> {
  if (meters.length === 0) return
  const found: store.MeterGap[] = []
  for (const meter of meters) {
    const gaps = await gapsBeside(tx, meter, now.getTime())
    const { siteId, sourceId, deviceId, isBesideHome } = meter
    found.push(...gaps.map((gap) => ({ siteId, sourceId, deviceId, isBesideHome, ...gap })))
  }
  await store.replaceGaps(tx, meters, found)
}

/** Gaps that start or end within the run. The reading beyond one near its ends may be days away. */
async function gapsBeside(tx: Tx, meter: Meter & Run, now: number): Promise<CounterGap[]> {
  const { readings, start, end } = meter
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last) return []
  const before = first.at >= start ? await store.findReadings(tx, meter, 'before', first.at) : undefined
  // Nothing can have followed a reading this recent.
  const after = last.at < end && last.at + defaultMaxGapMs < now ? await store.findReadings(tx, meter, 'after', last.at) : undefined
  const all = [before, ...readings, after].filter((one) => one !== undefined)
  return gapsOfReadings(all).filter((gap) => gap.start < end && gap.end >= start)
}
