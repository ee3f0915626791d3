import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { benchDirectory } from './databases.ts'

const outDir = path.join(benchDirectory, 'chart-page')
const origin = 'http://chart-page.test'
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The page of the chart benchmark, built like the portal and served from disk. */
export async function openChartPage(context: BrowserContext): Promise<Page> {
  await build({
    root: path.join(import.meta.dirname, 'chart-page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  })
  const page = await context.newPage()
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname === '/' ? '/index.html' : pathname
    await route.fulfill({ body: await readFile(path.join(outDir, file)), contentType: types[path.extname(file)] ?? 'font/woff2' })
  })
  await page.goto(`${origin}/`)
  return page
}
