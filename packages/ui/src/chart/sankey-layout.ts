export type SankeyNode = { key: string; label: string; color: string }
export type SankeyLink = { from: string; to: string; value: number }
export type Box = SankeyNode & { value: number; y: number; height: number }
export type Band = SankeyLink & { color: string; fromY: number; toY: number; thickness: number }
export type SankeyLayout = { sources: Box[]; sinks: Box[]; bands: Band[] }

type Size = { height: number; gap: number; minHeight: number }

/** Places sources on the left and sinks on the right, with heights proportional to their flow. Parts without flow are omitted. */
export function sankeyLayout(
  sources: readonly SankeyNode[],
  sinks: readonly SankeyNode[],
  links: readonly SankeyLink[],
  { height, gap, minHeight }: Size,
): SankeyLayout {
  const flowing = links.filter((link) => link.value > 0)
  const flowOf = (side: 'from' | 'to', key: string) =>
    flowing.filter((link) => link[side] === key).reduce((sum, link) => sum + link.value, 0)
  const total = flowing.reduce((sum, link) => sum + link.value, 0)
  const place = (nodes: readonly SankeyNode[], side: 'from' | 'to'): Box[] => {
    const shown = nodes.map((node) => ({ ...node, value: flowOf(side, node.key) })).filter((node) => node.value > 0)
    const scale = total > 0 ? (height - gap * (shown.length - 1) - minHeight * shown.length) / total : 0
    let y = 0
    return shown.map((node) => {
      const box = { ...node, y, height: minHeight + node.value * scale }
      y += box.height + gap
      return box
    })
  }
  const [left, right] = [place(sources, 'from'), place(sinks, 'to')]
  const filled = new Map<string, number>()
  const next = (side: string, box: Box, link: SankeyLink) => {
    const at = filled.get(side + box.key) ?? 0
    filled.set(side + box.key, at + (link.value / box.value) * box.height)
    return box.y + at
  }
  const bands = flowing.flatMap((link) => {
    const [source, sink] = [left.find((box) => box.key === link.from), right.find((box) => box.key === link.to)]
    if (!source || !sink) return []
    const thickness = Math.min((link.value / source.value) * source.height, (link.value / sink.value) * sink.height)
    return [
      { ...link, color: source.color, fromY: next('from', source, link), toY: next('to', sink, link), thickness: Math.max(1, thickness) },
    ]
  })
  return { sources: left, sinks: right, bands }
}
