import type { LivePowers } from '@wattdesk/contract/telemetry/models.ts'

/** Inverters and meters never report exactly 0. */
const idleW = 50

export type Headline = { word: 'selling' | 'sun' | 'battery' | 'mixed' | 'grid' | 'unknown'; values: number | null }

/** Where the home's power comes from right now. */
export function headlineOf({ gridW, productionW, batteryW, totalConsumptionW }: LivePowers): Headline {
  if (gridW === null || totalConsumptionW === null) return { word: 'unknown', values: null }
  if (gridW < -idleW) return { word: 'selling', values: -gridW }
  const isSunny = (productionW ?? 0) > idleW
  if (gridW <= idleW) return { word: isSunny ? 'sun' : 'battery', values: totalConsumptionW }
  const own = totalConsumptionW - gridW
  if (own > idleW && (isSunny || (batteryW ?? 0) > idleW)) return { word: 'mixed', values: gridW }
  return { word: 'grid', values: gridW }
}
