/**
 * Carbon dioxide that a home avoided: its energy times a factor, the emissions of the electricity that it replaced. Factors
 * differ by country, year and method, so every figure names its factor.
 */
export type CarbonFactor = { gPerKwh: number; year: number; country: string; source: string }

/** The latest published factors known to the product. A new year is a new row. */
const factors: readonly CarbonFactor[] = [
  { country: 'DE', year: 2025, gPerKwh: 446, source: 'Umweltbundesamt, notice for charging power 2025: 124 kg/GJ' },
  { country: 'PL', year: 2023, gPerKwh: 662, source: 'Ember, carbon intensity of the power sector, life cycle' },
  { country: 'SE', year: 2023, gPerKwh: 40.7, source: 'Ember, carbon intensity of the power sector, life cycle' },
]
/** Used for countries without a row. */
const european: CarbonFactor = { country: 'EU', year: 2020, gPerKwh: 252, source: 'IEA by way of SDES, mean of the European Union' }

/** The newest factor of a country, or else the European one. */
export function carbonFactorOf(country: string): CarbonFactor {
  const found = factors.filter((factor) => factor.country === country).sort((a, b) => b.year - a.year)
  return found[0] ?? european
}

/** Avoided CO2 in g of an energy in Wh: kWh times g/kWh. */
export function avoidedG(energyWh: number, factor: CarbonFactor): number {
  return (energyWh / 1_000) * factor.gPerKwh
}
