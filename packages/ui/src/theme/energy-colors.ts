/** The fixed colours of energy, as CSS variables that suit the theme in force. */
export const energyColors = {
  pv: 'var(--energy-pv)',
  battery: 'var(--energy-battery)',
  grid: 'var(--energy-grid)',
  gridImport: 'var(--energy-grid-import)',
  gridExport: 'var(--energy-grid-export)',
  home: 'var(--energy-home)',
  wallbox: 'var(--energy-wallbox)',
  heatPump: 'var(--energy-heat-pump)',
  gas: 'var(--energy-gas)',
} as const

export type EnergyColor = keyof typeof energyColors

/** The colour a CSS variable stands for now: canvases cannot draw `var(…)`. */
export function resolveColor(color: string, element: Element = document.documentElement): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
  return name ? getComputedStyle(element).getPropertyValue(name).trim() : color
}
