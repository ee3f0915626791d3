import { type MeasuredQuantity, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'

/** A column's quantity, and the factor that converts its values to W or Wh. */
export type Meaning = { of: MeasuredQuantity | 'consumption'; factor: number }
export type PortalFormat = {
  /** Rows contain powers of an instant (W), energies from their start to the next row's (Wh), or energies of a day (Wh). */
  rows: 'powers' | 'energies' | 'days'
  /** Undefined: unknown name. Null: known, but not imported. */
  meaningOf(columnName: string): Meaning | null | undefined
}

const senecColumns: Readonly<Record<string, Meaning['of'] | null>> = {
  stromerzeugung: 'production',
  netzbezug: 'gridImport',
  netzeinspeisung: 'gridExport',
  akkubeladung: 'batteryCharge',
  akkuentnahme: 'batteryDischarge',
  stromverbrauch: 'consumption',
  akkuspannung: null,
  akkustromstärke: null,
}

/**
 * SENEC writes instants of powers in kW, also under the heading kWh: the battery's own voltage and current prove it
 * (53.692 V × 7.68 A = 412 W beside 0.414072). The spelling of its columns varies (`Akkubeladung`, `Akku-Beladung`).
 */
const senec: PortalFormat = {
  rows: 'powers',
  meaningOf(columnName) {
    const of =
      senecColumns[
        columnName
          .replace(/\[[^\]]*\]$/, '')
          .replaceAll(/[\s-]/g, '')
          .toLowerCase()
      ]
    return of && { of, factor: 1_000 }
  },
}

const solarEdgeColumns: readonly [RegExp, Meaning['of'] | null][] = [
  [/eigenverbrauch|self.?consumption/i, null],
  [/bezug|import|purchased/i, 'gridImport'],
  [/einspeis|export|feed/i, 'gridExport'],
  [/verbrauch|consumption/i, 'consumption'],
  [/^(energie|energy|system production|produktion)/i, 'production'],
]

/** SolarEdge writes sums of days. */
const solarEdge: PortalFormat = {
  rows: 'days',
  meaningOf(columnName) {
    const of = solarEdgeColumns.find(([pattern]) => pattern.test(columnName))?.[1]
    return of && { of, factor: /\(kWh\)/i.test(columnName) ? 1_000 : 1 }
  },
}

/** The generic format of docs/data-files.md: the start of each row, then a column for each quantity in Wh or kWh. */
const generic: PortalFormat = {
  rows: 'energies',
  meaningOf(columnName) {
    const name = columnName.toLowerCase()
    const column = name.replace(/_kwh$/, '_wh')
    const of = column === 'consumption_wh' ? 'consumption' : measuredQuantities.find((one) => quantities[one].column === column)
    return of && { of, factor: name.endsWith('_kwh') ? 1_000 : 1 }
  },
}

const byTimeName: ReadonlyMap<string, PortalFormat> = new Map([
  ['uhrzeit', senec],
  ['time', solarEdge],
  ['start', generic],
])

/** The format whose first column has this name. */
export const formatNamed = (timeName: string): PortalFormat | undefined => byTimeName.get(timeName.toLowerCase())
