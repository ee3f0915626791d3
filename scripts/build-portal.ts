import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { root } from './product.ts'
import { helpsStart } from './shutdown.ts'

export const portalDirectory = path.join(root, 'apps/portal/dist')
const sources = ['apps/portal', 'packages/ui', 'packages/i18n', 'packages/contract', 'packages/energy', 'package-lock.json']

/** True when a source of the portal is newer than what was built from it. */
export async function isPortalStale(): Promise<boolean> {
  const page = path.join(portalDirectory, 'index.html')
  if (!existsSync(page)) return true
  const builtAt = (await stat(page)).mtimeMs
  const newest = await Promise.all(sources.map((source) => newestChange(path.join(root, source))))
  return Math.max(...newest) > builtAt
}

async function newestChange(place: string): Promise<number> {
  const info = await stat(place)
  if (!info.isDirectory()) return info.mtimeMs
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath))
  const times = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).mtimeMs))
  return Math.max(0, ...times)
}

export async function buildPortal(): Promise<void> {
  await runNode([path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], path.join(root, 'apps/portal'))
}

function runNode(parameters: string[], directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { cwd: directory, stdio: ['ignore', 'inherit', 'inherit'] })
    helpsStart(child)
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${path.basename(parameters[0] ?? '')} ended with ${code}`))))
  })
}
