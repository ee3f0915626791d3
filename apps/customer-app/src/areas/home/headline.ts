import type { LivePowers } from '@wattdesk/contract/telemetry/models.ts'

/** Inverters and meters never report exactly 0. */
const idleW = 50

export type Headline = { word: 'selling' | 'sun' | 'battery' | 'mixed' | 'grid' | 'unknown'; values: number | null }

/** Where the home's power comes from right now. */
export function headlineOf({ gridW, productionW, batteryW, totalConsumptionW }: LivePowers): Headline {
  if (gridW === null || totalConsumptionW === null) return { word: 'unknown', values: null }
  if (gridW < -idleW) return { word: 'selling', values: -gridW }
  const [sunW, storedW] = [productionW ?? 0, batteryW ?? 0]
  const isOwn = Math.max(sunW, storedW) > Math.max(0, gridW)
  if (gridW <= idleW && isOwn) return { word: sunW >= storedW ? 'sun' : 'battery', values: totalConsumptionW }
  const own = totalConsumptionW - gridW
  if (own > idleW && (sunW > idleW || storedW > idleW)) return { word: 'mixed', values: gridW }
  return { word: 'grid', values: Math.max(0, gridW) }
}
