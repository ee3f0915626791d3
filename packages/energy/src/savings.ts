/** A home's savings by its own energy, in money. */

/** Energies of a quarter hour in Wh, and its prices; null if unknown. */
export type PricedSlot = {
  coveredSeconds: number
  consumptionWh: number
  gridImportWh: number
  gridExportWh: number
  importCentsPerMwh: number | null
  exportCentsPerMwh: number | null
}

export type MoneySums = { savedCents: number; earnedCents: number | null; importCents: number; knownSeconds: number }

const whPerMwh = 1_000_000

/**
 * Sums of the quarter hours whose import price is known, in cents. Savings are the cost of the consumption from the grid, less the actual
 * cost of the grid's energy: energy that charged a battery from the grid counts when it is bought, and again when it is used. Exports
 * earn money in addition; null without a price.
 */
export function moneyOf(slots: readonly PricedSlot[]): MoneySums {
  const sums = { savedCents: 0, importCents: 0, knownSeconds: 0 }
  let earnedCents: number | null = 0
  for (const slot of slots) {
    if (slot.importCentsPerMwh === null) continue
    sums.knownSeconds += slot.coveredSeconds
    sums.savedCents += ((slot.consumptionWh - slot.gridImportWh) * slot.importCentsPerMwh) / whPerMwh
    sums.importCents += (slot.gridImportWh * slot.importCentsPerMwh) / whPerMwh
    if (slot.gridExportWh > 0 && earnedCents !== null) {
      earnedCents = slot.exportCentsPerMwh === null ? null : earnedCents + (slot.gridExportWh * slot.exportCentsPerMwh) / whPerMwh
    }
  }
  return { ...sums, earnedCents }
}
