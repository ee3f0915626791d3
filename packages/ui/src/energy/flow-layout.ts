export type FlowPart = 'pv' | 'battery' | 'grid' | 'home' | 'wallbox' | 'heatPump'
type Words = { x: number; y: number; anchor: 'start' | 'middle' | 'end' }
export type FlowPlace = { x: number; y: number; words: Words }
export type FlowLayout = { width: number; height: number; places: Partial<Record<FlowPart, FlowPlace>> }

export const discRadius = 42
/** Of the text beside a disc, in px. */
export const lineHeight = 16
const gap = 10

const below = (x: number, y: number): FlowPlace => ({ x, y, words: { x, y: y + discRadius + gap + 8, anchor: 'middle' } })
const above = (x: number, y: number): FlowPlace => ({ x, y, words: { x, y: y - discRadius - gap - lineHeight, anchor: 'middle' } })
const right = (x: number, y: number): FlowPlace => ({ x, y, words: { x: x + discRadius + gap, y: y - 4, anchor: 'start' } })
const left = (x: number, y: number): FlowPlace => ({ x, y, words: { x: x - discRadius - gap, y: y - 12, anchor: 'end' } })

/** The other parts around the home in the middle. */
const wide: FlowLayout = {
  width: 620,
  height: 340,
  places: {
    pv: right(310, 48),
    grid: below(80, 160),
    home: below(310, 160),
    wallbox: below(540, 160),
    battery: left(210, 290),
    heatPump: right(410, 290),
  },
}

/** Producers above the home, consumers and storage below it: narrow enough for a phone. */
function tallLayout(parts: readonly FlowPart[]): FlowLayout {
  const [width, height] = [340, 494]
  const inRow = (row: readonly FlowPart[], place: (x: number) => FlowPlace) => {
    const present = row.filter((part) => parts.includes(part))
    // At most three per row.
    return present.map((part, at) => [part, place(((2 * at + 1) * width) / (2 * present.length))] as const)
  }
  return {
    width,
    height,
    places: {
      ...Object.fromEntries(inRow(['pv', 'grid'], (x) => above(x, 100))),
      home: right(width / 2, 246),
      ...Object.fromEntries(inRow(['battery', 'wallbox', 'heatPump'], (x) => below(x, 392))),
    },
  }
}

/** Below this width, the text of the wide layout would be too small to read. */
export const tallBelowPx = 560

export function flowLayout(parts: readonly FlowPart[], isTall: boolean): FlowLayout {
  if (isTall) return tallLayout(parts)
  const places = Object.fromEntries(Object.entries(wide.places).filter(([part]) => parts.some((one) => one === part)))
  // The lowest row belongs to parts that many homes lack.
  const hasLowest = places.battery !== undefined || places.heatPump !== undefined
  return { ...wide, height: hasLowest ? wide.height : wide.height - 82, places }
}

/** Lower powers count as idle, because inverters never report exactly 0. */
export const idleW = 15
const thinnest = 2
const thickest = 14
/** About the capacity of a home's connection on one of three phases. */
const fullW = 10_000

/** In proportion to the power, but always visible. */
export function wireWidth(powerW: number): number {
  return Math.max(thinnest, thickest * Math.min(1, Math.abs(powerW) / fullW))
}
