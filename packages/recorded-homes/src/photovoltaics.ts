import { productionPowerW } from '@wattdesk/energy/pv-model.ts'
import { sunPosition } from '@wattdesk/energy/sun.ts'
import { ripple } from './noise.ts'
import { clearnessAt, type Place, weatherAt } from './weather.ts'

export type Roof = Place & { peakPowerW: number; azimuthDeg: number; tiltDeg: number }

/** Panels are slightly larger than their inverter, as is common. */
const acShare = 0.9

function powerUnderSky(roof: Roof, at: number, clearness?: number): number {
  const sun = sunPosition(at, roof.latitude, roof.longitude)
  if (sun.elevationDeg <= 0 || roof.peakPowerW <= 0) return 0
  const panels = [{ peakPowerW: roof.peakPowerW, azimuthDeg: roof.azimuthDeg, tiltDeg: roof.tiltDeg }]
  const system = { panels, ratedAcPowerW: roof.peakPowerW * acShare, latitude: roof.latitude, longitude: roof.longitude }
  return productionPowerW(system, weatherAt(at, roof, sun, clearness), at)
}

/** Mean PV power in W of the quarter hour that starts at an instant, evaluated at its middle. */
export function pvOfQuarterHour(roof: Roof, start: number): number {
  return powerUnderSky(roof, start + 450_000)
}

/** PV power in W at an instant. Under a broken sky, clouds pass from minute to minute. */
export function pvAt(roof: Roof, seed: number, at: number): number {
  const clearness = clearnessAt(at, roof)
  const brokenness = clearness > 0.2 && clearness < 1 ? 1.6 * (1 - clearness) * clearness : 0.02
  return powerUnderSky(roof, at, Math.max(0.05, clearness * ripple(seed, at / 90_000, brokenness)))
}
