/** How well white text reads on a colour `#rrggbb`: the ratio of WCAG 2.2, from 1 to 21. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

const linear = (channel: number) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Minimum contrast of WCAG for normal text. */
export const readableContrast = 4.5
