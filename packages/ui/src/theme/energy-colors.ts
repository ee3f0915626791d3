/** CSS variables of the energy colours, which each theme defines. */
export const energyColors = {
  production: 'var(--energy-production)',
  totalConsumption: 'var(--energy-total-consumption)',
  household: 'var(--energy-household)',
  heatPump: 'var(--energy-heat-pump)',
  ev: 'var(--energy-ev)',
  heater: 'var(--energy-heater)',
  grid: 'var(--energy-grid)',
  gridImport: 'var(--energy-grid-import)',
  gridExport: 'var(--energy-grid-export)',
  battery: 'var(--energy-battery)',
  batteryCharge: 'var(--energy-battery-charge)',
  gas: 'var(--energy-gas)',
} as const

export type EnergyColor = keyof typeof energyColors

/** Resolves a CSS variable to its current colour, because canvases cannot draw `var(…)`. */
export function resolveColor(color: string, element: Element = document.documentElement): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
  return name ? getComputedStyle(element).getPropertyValue(name).trim() : color
}
