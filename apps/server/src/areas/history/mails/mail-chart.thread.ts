import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { html } from '../../../platform/html.ts'
import { drawMailChart, type Letters, type MailChart } from './mail-chart.format.ts'

sharp.cache(false)
sharp.concurrency(1)

/** Twice the pixels of CSS, for sharp screens. SVG has 72 a unit of density. */
const density = 144

/** Kerned, the full stops of dates touch the digits beside them. */
const plain = { kern: false }

const file = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')
const letters = lettersOf(create(await readFile(file)) as Font) // one file, no collection

parentPort?.on('message', async (chart: MailChart) => {
  try {
    const svg = Buffer.from(drawMailChart(chart, letters))
    parentPort?.postMessage({ png: await sharp(svg, { density }).png({ palette: true, compressionLevel: 9 }).toBuffer() })
  } catch (error) {
    parentPort?.postMessage({ fault: String(error) })
  }
})

function lettersOf(font: Font): Letters {
  const scaleOf = (size: number) => size / font.unitsPerEm
  return {
    widthOf: (text, size) => font.layout(text, plain).advanceWidth * scaleOf(size),
    draw(text, { x, y, size, color }) {
      const { glyphs, positions } = font.layout(text, plain)
      const scale = scaleOf(size)
      let at = 0
      const outlines = glyphs.map((glyph, place) => {
        const outline = html`<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
        at += positions[place]?.xAdvance ?? 0
        return outline
      })
      return html`<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines}</g>`
    },
  }
}
