import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { root } from './product.ts'
import { endsAtOnce } from './shutdown.ts'

type Build = { config: string; directory: string; page: string; sources: readonly string[] }

export const portal: Build = {
  config: path.join(root, 'apps/portal/vite.config.ts'),
  directory: path.join(root, 'apps/portal/dist'),
  page: 'index.html',
  sources: [
    ...['apps/portal', 'packages/ui', 'packages/i18n', 'packages/contract', 'packages/energy', 'packages/browser-build'],
    'package-lock.json',
  ],
}

export const customerApp: Build = {
  config: path.join(root, 'apps/customer-app/vite.config.ts'),
  directory: path.join(root, 'apps/customer-app/dist'),
  page: 'index.html',
  sources: [
    ...['apps/customer-app', 'packages/ui', 'packages/i18n', 'packages/contract', 'packages/energy', 'packages/browser-build'],
    'package-lock.json',
  ],
}

/** The long-running programs of the product, one file each. */
export const programs: Build = {
  config: path.join(root, 'programs.config.ts'),
  directory: path.join(root, 'dist'),
  page: 'server.js',
  sources: [
    ...['contract', 'device-protocol', 'energy', 'gateway-core', 'i18n', 'recorded-homes', 'sunspec'].map((name) => `packages/${name}`),
    ...['apps/server/src', 'apps/fleet-simulator/src', 'scripts', 'programs.config.ts', 'package-lock.json'],
  ],
}

/** The program for small computers in homes, as one file. */
export const gateway: Build = {
  config: path.join(root, 'gateway.config.ts'),
  directory: path.join(root, '.data/gateway'),
  page: 'gateway.js',
  sources: [
    ...['device-protocol', 'energy', 'gateway-core', 'sunspec'].map((name) => `packages/${name}`),
    ...['apps/gateway/src', 'programs.config.ts', 'gateway.config.ts', 'package-lock.json'],
  ],
}

/** A program's file, once the programs are built. */
export const programFile = (name: 'server' | 'fleet') => path.join(programs.directory, `${name}.js`)

/** Whether a source is newer than the build. */
export async function isStale({ directory, page, sources }: Build): Promise<boolean> {
  const built = path.join(directory, page)
  if (!existsSync(built)) return true
  const builtAt = (await stat(built)).mtimeMs
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

/** How long parts of an earlier build are kept for a running product. */
const keptForMs = 7 * 86_400_000

/** Builds. Parts of earlier builds stay for a while, unless `isOnly`. */
export async function make({ config, directory }: Build, { isOnly = false } = {}): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const flags = isOnly ? ['--emptyOutDir'] : []
  await runNode([vite, 'build', '--config', config, '--logLevel', 'warn', ...flags], path.dirname(config))
  const entries = await readdir(directory, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(directory, entry.name))
  const changedAt = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))
  // File times come from the file system, whose clock may differ from this machine's.
  const builtAt = Math.max(...changedAt)
  const outdated = files.filter((_, index) => builtAt - (changedAt[index] ?? builtAt) > keptForMs)
  await Promise.all(outdated.map((file) => rm(file, { force: true })))
}

export async function makeStale(build: Build): Promise<void> {
  if (await isStale(build)) await make(build)
}

function runNode(parameters: string[], directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { cwd: directory, stdio: ['ignore', 'inherit', 'inherit'] })
    endsAtOnce(child)
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${path.basename(parameters[0] ?? '')} ended with ${code}`))))
  })
}
