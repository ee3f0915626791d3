import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { chance } from '@wattdesk/recorded-homes/noise.ts'
import type { FleetHome } from './fleet.ts'

/** Devices on the market, as a gateway's network search reports them. */
const market: Partial<Record<ApplianceKind, [manufacturer: string, model: string][]>> = {
  GRID: [
    ['SMA', 'Energy Meter 2.0'],
    ['Fronius', 'Smart Meter TS 65A-3'],
    ['KOSTAL', 'Smart Energy Meter'],
  ],
  PV: [
    ['SMA', 'Sunny Tripower 8.0'],
    ['Fronius', 'Symo 8.2-3-M'],
    ['SolarEdge', 'SE8K'],
  ],
  HYBRID: [
    ['KOSTAL', 'PLENTICORE plus 8.5'],
    ['Fronius', 'Symo GEN24 8.0 Plus'],
    ['Sungrow', 'SH8.0RT'],
  ],
  BATTERY: [
    ['BYD', 'Battery-Box Premium HVS'],
    ['LG', 'RESU10H Prime'],
    ['SENEC', 'Home V3 hybrid'],
  ],
  EVSTATION: [
    ['Easee', 'Home'],
    ['KEBA', 'KeContact P30'],
    ['ABL', 'eMH1'],
  ],
  HEAT_PUMP: [
    ['Viessmann', 'Vitocal 250-A'],
    ['Vaillant', 'aroTHERM plus'],
    ['Stiebel Eltron', 'WPL-A 07'],
  ],
}

/** The listed appliances, or else those implied by the home's profile. */
export function appliancesOf(home: FleetHome): FoundAppliance[] {
  if (home.appliances) return home.appliances
  const kinds: ApplianceKind[] = home.gridMeter === false ? [] : ['GRID']
  if (home.peakPowerW > 0) kinds.push('PV')
  if (home.batteryCapacityWh > 0) kinds.push('BATTERY')
  if (home.wallbox) kinds.push('EVSTATION')
  if (home.heatPump) kinds.push('HEAT_PUMP')
  return kinds.map((kind, index) => {
    const choices = market[kind] ?? []
    const [manufacturer, model] = choices[Math.floor(chance(home.seed, 40 + index) * choices.length)] ?? ['', '']
    const serialNumber = String(Math.floor(chance(home.seed, 60 + index) * 9e9) + 1e9)
    return { deviceId: `${kind.toLowerCase().replace('_', '-')}-${serialNumber}`, kind, manufacturer, model, serialNumber }
  })
}
