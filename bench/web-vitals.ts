import type { Page } from 'playwright-core'

type Interaction = { kind: string; ms: number }
type Vitals = { lcpMs: number; cls: number; interactions: Interaction[] }

// As text, because it runs in the page. Events last from the input to the next paint. Scrolling is not an event, so it is timed
// separately.
const observers = `
const vitals = { lcpMs: 0, cls: 0, interactions: [] }
globalThis.vitals = vitals
const observe = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
observe('largest-contentful-paint', (entry) => { vitals.lcpMs = entry.startTime })
observe('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value })
observe('event', (entry) => { if (entry.interactionId) vitals.interactions.push({ kind: entry.name, ms: entry.duration }) }, { durationThreshold: 16 })
addEventListener('wheel', (event) => requestAnimationFrame(() => setTimeout(() => {
  vitals.interactions.push({ kind: 'wheel', ms: performance.now() - event.timeStamp })
})), { capture: true, passive: true })
`

/** Makes every page opened from now on measure itself. */
export async function measureVitals(page: Page): Promise<void> {
  await page.addInitScript({ content: observers })
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate<Vitals>('globalThis.vitals')
}

/** The slowest interaction during some work, in ms; 16 if none was slow enough to be reported. */
export async function slowestDuring(page: Page, act: () => Promise<void>): Promise<number> {
  const before = (await readVitals(page)).interactions.length
  await act()
  // Entries arrive some time after the paint.
  await page.waitForTimeout(400)
  const { interactions } = await readVitals(page)
  return Math.max(16, ...interactions.slice(before).map((interaction) => interaction.ms))
}

// As text, because it runs in the page. A frame lasts until the next one begins, so it includes the work of event handlers.
const frameWatch = `
globalThis.frameTimesMs = []
let last
const watch = (now) => {
  if (!globalThis.frameTimesMs) return
  if (last !== undefined) globalThis.frameTimesMs.push(now - last)
  last = now
  requestAnimationFrame(watch)
}
requestAnimationFrame(watch)
`

/** The slowest frame during some work, in whole ms. A smooth screen has frames of 17 ms. */
export async function slowestFrameDuring(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(frameWatch)
  await act()
  await page.waitForTimeout(200)
  const frames = await page.evaluate<number[]>(
    '(() => { const all = globalThis.frameTimesMs; globalThis.frameTimesMs = undefined; return all })()',
  )
  return Math.round(Math.max(17, ...frames))
}

export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** What a page load cost: the main thread's processor time until it is idle, and when the last file of each kind had arrived, in ms. */
export type PageCosts = {
  mainThreadMs: number
  scriptMs: number
  styleMs: number
  layoutMs: number
  documentMs: number
  codeMs: number
  callsMs: number
  files: number
  kilobytes: number
}

/** Begins to count what a page costs; the result ends it. To be called before the page's address is opened. */
export async function countCosts(page: Page): Promise<() => Promise<PageCosts>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value * 1_000]))
  }
  const before = await times()
  return async () => {
    const after = await times()
    const spent = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? 0)
    const arrived = await page.evaluate<Omit<PageCosts, 'mainThreadMs' | `${'script' | 'style' | 'layout'}Ms`>>(arrivals)
    await session.detach()
    return {
      mainThreadMs: spent('TaskDuration'),
      scriptMs: spent('ScriptDuration'),
      styleMs: spent('RecalcStyleDuration'),
      layoutMs: spent('LayoutDuration'),
      ...arrived,
    }
  }
}

// As text, because it runs in the page. Only what arrived before the largest paint belongs to the load; other code follows in idle time.
const arrivals = `(() => {
  const files = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd <= globalThis.vitals.lcpMs)
  const last = (some) => Math.max(0, ...some.map(({ responseEnd }) => responseEnd))
  const [page] = performance.getEntriesByType('navigation')
  return {
    documentMs: page.responseEnd,
    codeMs: last(files.filter(({ name }) => name.endsWith('.js'))),
    callsMs: last(files.filter(({ name }) => name.includes('/api/'))),
    files: files.length,
    kilobytes: (page.transferSize + files.reduce((sum, { transferSize }) => sum + transferSize, 0)) / 1000,
  }
})()`
