const [light, dark] = ['#ffffff', '#10151c']

/** The colour of text on a brand's colour: white, or nearly black where white is harder to read (WCAG 2.2, contrast). */
export function onColorOf(color: string): string {
  const luminance = luminanceOf(color)
  const contrastWith = (other: string) => {
    const [one, two] = [luminance, luminanceOf(other)]
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
  }
  return contrastWith(light) >= contrastWith(dark) ? light : dark
}

function luminanceOf(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
