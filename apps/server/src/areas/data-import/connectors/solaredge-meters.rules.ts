/** A meter's counts in a span. */
export type MeterSums = { serialNumber: string; importWh: number; exportWh: number }
/** A device as SolarEdge lists it. */
export type ListedDevice = { serialNumber?: string | null; name?: string | null; meterType?: string | null }

type Place = 'grid' | 'elsewhere' | 'unknown'

/** SolarEdge lists meters as "Production", "Consumption", "Feed In", "Purchased" or "Import/Export". */
function placeOf(device: ListedDevice | undefined): Place {
  const words = `${device?.meterType ?? ''} ${device?.name ?? ''}`
  if (/production|consumption|inverter|load|storage|battery/i.test(words)) return 'elsewhere'
  return /feed|purchase|import|export|grid/i.test(words) ? 'grid' : 'unknown'
}

/** Whether a meter exports the inverters' production: it is behind them, unless all of it is fed in. */
export function looksLikeProduction({ importWh, exportWh }: MeterSums, productionWh: number): boolean {
  return exportWh > 0 && importWh <= 0.05 * exportWh && Math.abs(exportWh - productionWh) <= 0.05 * productionWh
}

/** The meters at the grid. A meter of unknown position counts only if it is the only one left: of several, one may be behind another. */
export function gridMeters(meters: readonly MeterSums[], devices: readonly ListedDevice[], productionWh: number): string[] {
  const placed = meters.map((meter) => ({
    meter,
    place: placeOf(devices.find(({ serialNumber }) => serialNumber === meter.serialNumber)),
  }))
  const atGrid = placed.filter(({ place }) => place === 'grid')
  const left = placed.filter(({ place }) => place === 'unknown')
  const likely = left.length === 1 ? left : left.filter(({ meter }) => !looksLikeProduction(meter, productionWh))
  const chosen = atGrid.length > 0 ? atGrid : likely.length === 1 ? likely : []
  return chosen.map(({ meter }) => meter.serialNumber)
}
