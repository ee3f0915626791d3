import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { portal } from '../scripts/builds.ts'
import { givenHome, openChromium, signInToList, startWithPortal } from './browser.ts'
import { atMost, type Bench, number, type Row } from './row.ts'

const biggestShown = 8

/** Bar 11: the JavaScript that a browser loads, each file once, with the best compression of gzip. */
export const bundleBench: Bench = {
  name: 'bundle',
  bars: [11],
  async run() {
    const api = await startWithPortal(100_000)
    const browser = await openChromium()
    try {
      const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
      const loaded = collectScripts(page)
      await signInToList(page, api.url)
      const list = await weigh([...loaded])
      const home = `${api.url}/dashboard/customers/${await givenHome(api.databaseUrl)}`
      await page.goto(`${home}/account`)
      await page.waitForLoadState('networkidle')
      const before = new Set(loaded)
      await page.goto(`${home}/live-stream`)
      await page.locator('canvas').first().waitFor()
      await page.waitForLoadState('networkidle')
      const chart = await weigh([...loaded].filter((file) => !before.has(file)))
      report('until the customers list is usable', list)
      report('added by the live-stream tab', chart)
      return [
        rowOf('JavaScript, gzip: login to usable customers list', list, 190, 150),
        rowOf('JavaScript, gzip: what the first chart adds (live-stream tab)', chart, 60, 30),
      ]
    } finally {
      await browser.close()
      await api.stop()
    }
  },
}

type File = { name: string; bytes: number }

function collectScripts(page: Page): Set<string> {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && response.ok()) loaded.add(pathname)
  })
  return loaded
}

async function weigh(files: readonly string[]): Promise<File[]> {
  const weighed = await Promise.all(
    files.map(async (name) => ({ name, bytes: gzipSync(await readFile(path.join(portal.directory, name)), { level: 9 }).length })),
  )
  return weighed.toSorted((a, b) => b.bytes - a.bytes)
}

const kilobytes = (files: readonly File[]) => files.reduce((sum, file) => sum + file.bytes, 0) / 1_000

function report(what: string, files: readonly File[]): void {
  console.log(`${files.length} files ${what}; the biggest:`)
  for (const { name, bytes } of files.slice(0, biggestShown))
    console.log(`  ${number(bytes / 1_000, 1).padStart(6)} KB  ${path.basename(name)}`)
}

function rowOf(what: string, files: readonly File[], must: number, aim: number): Row {
  const size = kilobytes(files)
  return atMost({ bar: 11, what, ours: `${number(size, 1)} KB`, reference: '-' }, size, must, aim, ' KB')
}
