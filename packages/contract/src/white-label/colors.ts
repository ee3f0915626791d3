const [light, dark] = ['#ffffff', '#10151c'] as const

/** The colour of text on a brand's colour: white, or nearly black where white is harder to read. */
export function onColorOf(color: string): typeof light | typeof dark {
  return contrastOf(color, light) >= contrastOf(color, dark) ? light : dark
}

/** Contrast of two colours `#rrggbb`: the ratio of WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

function luminanceOf(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG's minimum contrast for normal text, and for parts of the interface, which show the brand's colours on white. */
export const readableContrast = 4.5
export const visibleContrast = 3
