import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './product.ts'

/** Further areas whose screens a browser test shows, besides the one that it is named after. */
const areasShown: Readonly<Record<string, readonly string[]>> = {
  'bulk-actions': ['activities'],
  'customer-lifecycle': ['customers', 'mails'],
  'customer-record': ['customers', 'feature-groups', 'white-label', 'impersonation', 'telemetry'],
  'customer-users': ['customers', 'mails'],
  customers: ['activities', 'tenants'],
  dialogs: [
    ...['account', 'affiliates', 'api-access', 'bulk-actions', 'customer-lifecycle', 'customers', 'data-import', 'features', 'health'],
    ...['installations', 'installer-companies', 'notes', 'profile', 'sales', 'unallocated-installations', 'vendors'],
  ],
  installations: ['gateways', 'vendors', 'health'],
  'live-stream': ['telemetry'],
  sales: ['reports', 'statistics'],
  'sign-in': ['auth', 'profile'],
}

/** Folders that every screen uses: a change there concerns all browser tests. */
const shared = /^(packages\/ui|apps\/portal\/(?!src\/areas\/)|e2e\/(?!.*\.spec\.ts)|apps\/server\/src\/(?!areas\/))/

/** The commit at which this branch left main; on main itself, the last commit. */
export function changeBase(): string {
  const base = git('merge-base', 'HEAD', 'main').trim()
  return base === git('rev-parse', 'HEAD').trim() ? 'HEAD' : base
}

/** The browser tests that changes since then may concern; undefined for all of them. */
export function changedBrowserTests(base: string): string[] | undefined {
  const uncommitted = git('ls-files', '--others', '--exclude-standard')
  const files = `${git('diff', '--name-only', base)}${uncommitted}`.split('\n').filter((file) => file && !/\.test\.tsx?$/.test(file))
  if (files.some((file) => shared.test(file))) return undefined
  const specs = readdirSync(path.join(root, 'e2e')).filter((file) => file.endsWith('.spec.ts'))
  return specs.filter((spec) => {
    const name = spec.replace('.spec.ts', '')
    const areas = [name, ...(areasShown[name] ?? [])]
    return files.some((file) => file === `e2e/${spec}` || areas.some((area) => isOf(area, file)))
  })
}

/** Whether a file belongs to an area: it lies in a folder of that name, or bears the name. */
function isOf(area: string, file: string): boolean {
  return new RegExp(`^(apps/(portal|server)/src/areas|packages/(contract|i18n)/src)/(.*/)?${area}[/.]`).test(file)
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
}
