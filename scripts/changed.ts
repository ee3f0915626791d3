import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areaOf, areasOf } from './areas.ts'
import { root } from './product.ts'

/** Folders that every screen uses, so that a change there concerns all browser tests. */
const shared = /^(packages\/ui|apps\/portal\/(?!src\/areas\/)|e2e\/(?!.*\.spec\.ts)|apps\/server\/src\/(?!areas\/))/

/** The commit at which this branch left main; on main, the last commit. */
export function changeBase(): string {
  const base = git('merge-base', 'HEAD', 'main').trim()
  return base === git('rev-parse', 'HEAD').trim() ? 'HEAD' : base
}

/** The browser tests that changes since a commit may concern; undefined if all of them. */
export function changedBrowserTests(base: string): string[] | undefined {
  const uncommitted = git('ls-files', '--others', '--exclude-standard')
  const files = `${git('diff', '--name-only', base)}${uncommitted}`.split('\n').filter((file) => file && !/\.test\.tsx?$/.test(file))
  if (files.some((file) => shared.test(file))) return undefined
  const tracked = git('ls-files').split('\n')
  const known = areasOf(tracked)
  const changed = new Set(files.map((file) => areaOf(file, known)))
  const specs = tracked.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file))
  const concerned = specs.filter((spec) => {
    const own = areaOf(spec, known)
    // Browser tests without an area inspect all screens.
    if (own === undefined) return changed.size > 0
    return files.includes(spec) || [own, ...areasImported(spec, own, tracked)].some((area) => changed.has(area))
  })
  const seen = new Set(concerned.flatMap((spec) => [areaOf(spec, known), ...areasImported(spec, areaOf(spec, known) ?? '', tracked)]))
  // Files outside of the areas of browser tests may appear on any screen.
  return [...changed].every((area) => area === undefined || seen.has(area)) ? concerned.map((file) => path.basename(file)) : undefined
}

/** The areas whose calls a browser test makes, or whose calls, queries or components its screens use. */
function areasImported(spec: string, area: string, tracked: readonly string[]): string[] {
  const screens = tracked.filter((file) => file.startsWith(`apps/portal/src/areas/${area}/`) && /\.tsx?$/.test(file))
  const texts = [spec, ...screens]
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/from '(?:@wattdesk\/contract|(?:\.\.\/)+)\/?([a-z-]+)\//g)].map(([, name = '']) => name),
  )
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
}
