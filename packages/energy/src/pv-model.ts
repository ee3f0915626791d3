import { extraterrestrialIrradiance, type SunPosition, sunPosition } from './sun.ts'

/**
 * Power of a PV system from weather, by established models: clear sky by Haurwitz, beam and diffuse split by Erbs, tilted
 * plane by Hay and Davies, cell temperature by Faiman, DC and inverter by PVWatts (NREL TP-6A20-62641).
 */

/** Irradiance on a horizontal plane, W/m2. `dniW` is the beam on a plane facing the sun. */
export type Irradiance = { ghiWm2: number; dniWm2: number; dhiWm2: number }

export type Weather = Irradiance & { temperatureC: number; windMs: number }

/** A group of panels with the same orientation. Azimuth 0 is south, -90 east, 90 west; tilt 0 is flat. */
export type PanelGroup = { peakPowerW: number; azimuthDeg: number; tiltDeg: number; shadeLevel?: number }

const radians = Math.PI / 180
const temperatureCoefficient = -0.0037
/** PVWatts system losses of 14 % less its 3 % for shading, which each group states itself. */
const systemLosses = 0.11
const albedo = 0.2
const nominalEfficiency = 0.96
const referenceEfficiency = 0.9637

/** Global irradiance of a cloudless sky in W/m2 (Haurwitz 1945). */
export function clearSkyGhi(elevationDeg: number): number {
  const cosZenith = Math.sin(elevationDeg * radians)
  return cosZenith <= 0 ? 0 : 1_098 * cosZenith * Math.exp(-0.059 / cosZenith)
}

/** Splits global irradiance into beam and diffuse (Erbs, Klein and Duffie 1982). */
export function splitIrradiance(ghiWm2: number, sun: SunPosition, at: number): Irradiance {
  const cosZenith = Math.sin(sun.elevationDeg * radians)
  if (cosZenith <= 0 || ghiWm2 <= 0) return { ghiWm2: Math.max(0, ghiWm2), dniWm2: 0, dhiWm2: Math.max(0, ghiWm2) }
  const kt = Math.min(1, ghiWm2 / (extraterrestrialIrradiance(at) * Math.max(cosZenith, 0.065)))
  const diffuseFraction =
    kt <= 0.22 ? 1 - 0.09 * kt : kt <= 0.8 ? 0.9511 - 0.1604 * kt + 4.388 * kt ** 2 - 16.638 * kt ** 3 + 12.336 * kt ** 4 : 0.165
  const dhiWm2 = ghiWm2 * diffuseFraction
  return { ghiWm2, dhiWm2, dniWm2: (ghiWm2 - dhiWm2) / Math.max(cosZenith, 0.0872) }
}

/** Irradiance in W/m2 on a tilted plane (Hay and Davies 1980). */
export function planeOfArrayIrradiance(
  { ghiWm2, dniWm2, dhiWm2 }: Irradiance,
  sun: SunPosition,
  panels: Pick<PanelGroup, 'azimuthDeg' | 'tiltDeg'>,
  at: number,
): number {
  const elevation = sun.elevationDeg * radians
  const tilt = panels.tiltDeg * radians
  const direction = (sun.azimuthDeg - 180 - panels.azimuthDeg) * radians
  const cosZenith = Math.sin(elevation)
  const cosIncidence = Math.max(0, cosZenith * Math.cos(tilt) + Math.cos(elevation) * Math.sin(tilt) * Math.cos(direction))
  const anisotropy = dniWm2 / extraterrestrialIrradiance(at)
  const beamRatio = cosIncidence / Math.max(cosZenith, 0.01745)
  const sky = dhiWm2 * (anisotropy * beamRatio + ((1 - anisotropy) * (1 + Math.cos(tilt))) / 2)
  const ground = (albedo * ghiWm2 * (1 - Math.cos(tilt))) / 2
  return dniWm2 * cosIncidence + sky + ground
}

/** DC power in W of one group of panels. */
export function dcPowerW(planeWm2: number, panels: PanelGroup, temperatureC: number, windMs: number): number {
  const cellC = temperatureC + planeWm2 / (25 + 6.84 * windMs)
  const nominal = (planeWm2 / 1_000) * panels.peakPowerW * (1 + temperatureCoefficient * (cellC - 25))
  return Math.max(0, nominal * (1 - systemLosses) * (1 - (panels.shadeLevel ?? 0.05)))
}

/** AC power in W of an inverter fed with `dcW`, at most its rated AC power. */
export function acPowerW(dcW: number, ratedAcPowerW: number): number {
  const dcRatedW = ratedAcPowerW / nominalEfficiency
  const load = dcW / dcRatedW
  if (load <= 0) return 0
  const efficiency = (nominalEfficiency / referenceEfficiency) * (-0.0162 * load - 0.0059 / load + 0.9858)
  return Math.min(ratedAcPowerW, Math.max(0, dcW * efficiency))
}

export type PvSystem = { panels: readonly PanelGroup[]; ratedAcPowerW: number; latitude: number; longitude: number }

/** AC power in W of a system at an instant. Groups are summed before the inverter limit applies. */
export function productionPowerW(system: PvSystem, weather: Weather, at: number): number {
  return systemPower(system, weather, sunPosition(at, system.latitude, system.longitude), at).powerW
}

/** AC power of a system, and the irradiance on its panels, weighted by their peak power. */
export function systemPower(system: PvSystem, weather: Weather, sun: SunPosition, at: number): { powerW: number; planeWm2: number } {
  if (sun.elevationDeg <= 0) return { powerW: 0, planeWm2: 0 }
  const sums = { dcW: 0, weighted: 0, peakW: 0 }
  for (const panels of system.panels) {
    const planeWm2 = planeOfArrayIrradiance(weather, sun, panels, at)
    sums.dcW += dcPowerW(planeWm2, panels, weather.temperatureC, weather.windMs)
    sums.weighted += planeWm2 * panels.peakPowerW
    sums.peakW += panels.peakPowerW
  }
  return { powerW: acPowerW(sums.dcW, system.ratedAcPowerW), planeWm2: sums.peakW > 0 ? sums.weighted / sums.peakW : 0 }
}
