// The page of the chart benchmark: a year in steps of five minutes, drawn by the product's component or by uPlot alone.
import '@wattdesk/ui/theme/theme.css'
import { MantineProvider } from '@mantine/core'
import { TimePlot } from '@wattdesk/ui/chart/TimePlot.tsx'
import { LanguageProvider } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { createRoot } from 'react-dom/client'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

const points = 105_120
const heightPx = 260
const stepMs = 300_000
const drawnWithinMs = 30_000
const begin = Date.UTC(2025, 0, 1)
const times = Array.from({ length: points }, (_, at) => begin + at * stepMs)
const values = times.map((_, at) => Math.max(0, Math.sin((at / 288) * 2 * Math.PI) * 4_000 + Math.sin(at * 12.9898) * 800))
const hidden = new Set<string>()
const format = (value: number | null) => `${value ?? '-'} W`

/** Milliseconds from the request for the chart until it is painted. */
async function timed(draw: (element: HTMLElement) => () => void): Promise<number> {
  const element = document.createElement('div')
  document.getElementById('root')?.append(element)
  await painted()
  const startedAt = performance.now()
  const remove = draw(element)
  while (!element.querySelector('canvas')) {
    if (performance.now() - startedAt > drawnWithinMs) throw new Error('No chart was drawn')
    await new Promise((resolve) => setTimeout(resolve))
  }
  await painted()
  const tookMs = performance.now() - startedAt
  remove()
  element.remove()
  return tookMs
}

/** Resolves after the next frame: a task posted in the frame's callbacks runs after it was drawn. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function drawOurs(element: HTMLElement): () => void {
  const root = createRoot(element)
  const data = { times, series: [{ key: 'power', label: 'Power', color: '#e8a317', shape: 'line' as const, values }] }
  root.render(
    <MantineProvider>
      <LanguageProvider initial="en" onChange={() => {}} onMissing={() => {}}>
        <TimePlot
          data={data}
          heightPx={heightPx}
          timeZone="Europe/Berlin"
          format={format}
          hidden={hidden}
          onZoom={() => {}}
          handle={{ current: null }}
        />
      </LanguageProvider>
    </MantineProvider>,
  )
  return () => root.unmount()
}

function drawBare(element: HTMLElement): () => void {
  const series = [{}, { label: 'Power', stroke: '#e8a317', width: 1.75 }]
  const chart = new uPlot({ width: element.clientWidth, height: heightPx, ms: 1, series }, [times, values], element)
  return () => chart.destroy()
}

Object.assign(globalThis, { timeOurs: () => timed(drawOurs), timeBare: () => timed(drawBare) })
