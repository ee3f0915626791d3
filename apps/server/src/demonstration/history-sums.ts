import { type ProductionUse, productionUseOf } from '@wattdesk/energy/completion.ts'
import { measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import type pg from 'pg'
import { TextWriter } from './copy.ts'

export const energyColumns = measuredQuantities.map((name) => quantities[name].column)

/** Energies in Wh in the order of `measuredQuantities`; null: not measured. An array, because there are millions. */
export type Energies = (number | null)[]
type Sum = Summed & { siteId: string; span: string }
type Summed = { energies: Energies; use: ProductionUse | null; coveredSeconds: number; writtenAt: number }
export type Sums = { days: Sum[]; months: Sum[] }

const textOf = (energies: Energies) => energies.map((energyWh) => energyWh ?? '\\N').join('\t')

/** Sums of nothing yet: quantities that no quarter hour measured are absent instead of 0. */
export function newSum(siteId: string, span: string): Sum {
  return { siteId, span, energies: measuredQuantities.map(() => null), use: null, coveredSeconds: 0, writtenAt: 0 }
}

const [production, gridImport, gridExport, batteryCharge] = (['production', 'gridImport', 'gridExport', 'batteryCharge'] as const).map(
  (name) => measuredQuantities.indexOf(name),
)

/** How the production was used; null without a meter. */
export function useOf(energies: Energies): ProductionUse | null {
  const at = (place = -1) => energies[place] ?? 0
  if (energies[gridImport ?? -1] === null) return null
  return productionUseOf({ production: at(production), gridExport: at(gridExport), batteryCharge: at(batteryCharge) })
}

export function addToSum(sum: Sum, { energies, use, coveredSeconds, writtenAt: at }: Summed): void {
  sum.coveredSeconds += coveredSeconds
  if (use) {
    sum.use = { pvToHome: (sum.use?.pvToHome ?? 0) + use.pvToHome, pvToBattery: (sum.use?.pvToBattery ?? 0) + use.pvToBattery }
  }
  sum.writtenAt = Math.max(sum.writtenAt, at)
  for (const [place, energyWh] of energies.entries()) {
    if (energyWh !== null) sum.energies[place] = (sum.energies[place] ?? 0) + energyWh
  }
}

export function addToMonth(months: Sum[], day: Sum): void {
  const span = `${day.span.slice(0, 7)}-01`
  const last = months.at(-1)
  const month = last?.siteId === day.siteId && last.span === span ? last : newSum(day.siteId, span)
  if (month !== last) months.push(month)
  addToSum(month, day)
}

export async function copySums(client: pg.Client, { days, months }: Sums): Promise<void> {
  await copySumsInto(client, 'energy_days', 'day', days)
  await copySumsInto(client, 'energy_months', 'month', months)
}

async function copySumsInto(client: pg.Client, table: string, span: string, sums: readonly Sum[]): Promise<void> {
  const writer = new TextWriter(
    client,
    table,
    `site_id, ${span}, ${energyColumns.join(', ')}, pv_to_home_wh, pv_to_battery_wh, covered_seconds, written_at`,
  )
  for (const sum of sums) {
    const written = new Date(sum.writtenAt).toISOString()
    const energies = [...sum.energies, sum.use?.pvToHome ?? null, sum.use?.pvToBattery ?? null]
    await writer.write(`${sum.siteId}\t${sum.span}\t${textOf(energies)}\t${sum.coveredSeconds}\t${written}\n`)
  }
  await writer.close()
}
