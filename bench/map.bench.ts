import type { Page } from 'playwright-core'
import { countFleet } from '../apps/server/src/areas/dashboard/fleet-count.store.ts'
import { connect } from '../apps/server/src/db/connect.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { openChromium, signInToList, startWithPortal } from './browser.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'

const customers = 100_000
const rounds = 3

/** The map of 100,000 homes: frames while it is dragged and zoomed, and the job that counts its squares. */
export const mapBench: Bench = {
  name: 'map',
  bars: [10],
  async run() {
    const browser = await openChromium()
    const api = await startWithPortal(customers)
    try {
      const countedMs = await countSites(api.databaseUrl)
      const page = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })).newPage()
      await signInToList(page, api.url)
      await page.goto(`${api.url}/dashboard/fleet`)
      await page.getByRole('application').locator('button').first().waitFor()
      const found: Frames[] = []
      for (let round = 0; round <= rounds; round++) found.push(await framesDuring(page, () => moveMap(page)))
      // The first round warms up.
      return [framesRow(found.slice(1)), countRow(countedMs)]
    } finally {
      await browser.close()
      await api.stop()
    }
  },
}

async function countSites(url: string): Promise<number> {
  const db = connect({ url, max: 1, log: openLog('warn') })
  try {
    const startedAt = performance.now()
    await countFleet(db, new Date())
    return performance.now() - startedAt
  } finally {
    await db.$client.end()
  }
}

type Frames = { p95Ms: number; p50Ms: number }

// Text, because it runs in the page.
const recorder = `
globalThis.frames = []
let last
const next = (at) => {
  if (last !== undefined) frames.push(at - last)
  last = at
  if (globalThis.frames) requestAnimationFrame(next)
}
requestAnimationFrame(next)
`

/** Times between frames during some work. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(recorder)
  await act()
  const frames = await page.evaluate<number[]>('(() => { const made = globalThis.frames; globalThis.frames = undefined; return made })()')
  frames.sort((a, b) => a - b)
  const at = (share: number) => frames[Math.floor(frames.length * share)] ?? Number.NaN
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}

/** Drags the map back and forth, and zooms in and out. */
async function moveMap(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('The map was not found')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (const wayPx of [300, -300]) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + wayPx, y + wayPx / 3, { steps: 40 })
    await page.mouse.up()
  }
  for (const wayPx of [-240, -240, 240, 240]) {
    await page.mouse.wheel(0, wayPx)
    await page.waitForTimeout(300)
  }
}

function framesRow(found: readonly Frames[]): Row {
  const [p50Ms, p95Ms] = [median(found.map((one) => one.p50Ms)), median(found.map((one) => one.p95Ms))]
  const row = { bar: 10, what: `map of ${number(customers)} homes, dragged and zoomed: 95 of 100 frames within`, reference: '-' }
  return atMost({ ...row, ours: `${number(p95Ms)} ms (half within ${number(p50Ms)} ms)` }, p95Ms, 50, 17, ' ms')
}

function countRow(countedMs: number): Row {
  const row = { bar: 10, what: `counting the squares of ${number(customers)} homes`, reference: 'a job, for a thirtieth of the time' }
  return atMost({ ...row, ours: `${number(countedMs / 1_000, 1)} s` }, countedMs / 1_000, 10, 2, ' s')
}
