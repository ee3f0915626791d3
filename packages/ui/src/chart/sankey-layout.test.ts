import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sankeyLayout } from './sankey-layout.ts'

const node = (key: string) => ({ key, label: key, color: 'red' })
const size = { height: 300, gap: 10, minHeight: 14 }
const value = fc.integer({ min: 0, max: 100_000 })

test('boxes stay within the height and do not overlap, bands within their boxes', () => {
  fc.assert(
    fc.property(value, value, value, value, (a, b, c, d) => {
      const links = [
        { from: 'pv', to: 'home', value: a },
        { from: 'pv', to: 'grid', value: b },
        { from: 'grid', to: 'home', value: c },
        { from: 'battery', to: 'home', value: d },
      ]
      const { sources, sinks, bands } = sankeyLayout(['pv', 'battery', 'grid'].map(node), ['home', 'grid'].map(node), links, size)
      for (const boxes of [sources, sinks]) {
        for (const [at, box] of boxes.entries()) {
          const below = boxes[at + 1]
          expect(box.height).toBeGreaterThanOrEqual(size.minHeight)
          if (below) expect(below.y).toBeCloseTo(box.y + box.height + size.gap, 6)
          else expect(box.y + box.height).toBeLessThanOrEqual(size.height + 1e-6)
        }
      }
      expect(bands).toHaveLength(links.filter((link) => link.value > 0).length)
      for (const band of bands) {
        const box = sources.find((one) => one.key === band.from)
        expect(band.fromY).toBeGreaterThanOrEqual((box?.y ?? 0) - 1e-6)
        expect(band.fromY).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1e-6)
      }
    }),
  )
})
