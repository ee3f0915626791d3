import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../../..')

/** Every folder that could contain code of a kind. Screens of other areas may use its calls. */
const searched = ['packages/contract/src', 'apps/server/src/areas', 'apps/portal/src/areas/installations']

/** Names of each kind's own files, and its table. */
const kinds = [
  ['meter', 'smart_meters'],
  ['wallbox', 'wallboxes'],
  ['heatpump', 'heat_pumps'],
  ['gas', 'gas_meters'],
  ['smarthome', 'smart_homes'],
  ['electriccar', 'electric_cars'],
] as const

/** Source files in these folders, without tests. */
async function sourcesOf(folders: readonly string[]): Promise<{ file: string; text: string }[]> {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: isApart },
  )
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })))
}
const isApart = (name: string) => /(^|\/)(node_modules|dist|test)$|\.test\./.test(name)
const sources = sourcesOf(searched)

it.each(kinds)(
  '%s is a contract, a table, a file on each side with a line in its catalogue, and a line in the list of purges',
  async (kind, table) => {
    // Code of the kind: its contract, its table, and its code on server and portal. Elsewhere, the word alone means a quantity or a
    // choice.
    const namesIt = new RegExp(`installations/${kind}/(?:calls|models|terms)|/${kind}(-fields)?\\.ts'|'${table}'`)
    const namesTable = new RegExp(`\\b${table}:`)
    const isOwn = new RegExp(`/(kinds/${kind}(-fields)?\\.ts|installations/${kind}/\\w+\\.ts)$`)
    // OCPP is a separate area of wallboxes. It may use this kind, but no other.
    const isCharging = (file: string) => /(areas\/charging\/|contract\/src\/charging\/)/.test(file)
    // Readings of gas meters are part of a home's samples, whatever devices it has.
    const isReading = (file: string) => /areas\/(telemetry|history)\//.test(file)
    const isAbout = (file: string, text: string) => namesIt.test(text) || (file.startsWith('apps/server') && namesTable.test(text))
    const found = (await sources)
      .filter(({ file, text }) => !isCharging(file) && !isReading(file) && (isOwn.test(file) || isAbout(file, text)))
      .map(({ file }) => file.replace(/(installations\/\w+)\/(calls|models|terms)\.ts$/, '$1'))
    expect([...new Set(found)].sort()).toEqual([
      'apps/portal/src/areas/installations/kinds/catalogue.ts',
      `apps/portal/src/areas/installations/kinds/${kind}-fields.ts`,
      'apps/server/src/areas/customer-lifecycle/purge/purge-list.store.ts',
      'apps/server/src/areas/installations/kinds/catalogue.ts',
      `apps/server/src/areas/installations/kinds/${kind}.ts`,
      `packages/contract/src/installations/${kind}`,
    ])
    // The kind's table is beside the others, and a trigger requires its row.
    const domain = path.join(root, 'apps/server/src/db/domains/installations')
    expect(await readFile(path.join(domain, 'tables.ts'), 'utf8')).toContain(`pgTable('${table}'`)
    expect(await readFile(path.join(domain, 'derived.sql'), 'utf8')).toContain(`when '${kind}' then`)
  },
)

/** Consecutive quoted kinds: a list that a new kind would have to be added to. */
const kind = `['"](?:${installationKinds.join('|')})['"]`
const listOfKinds = new RegExp(`(?:${kind},\\s*){3,}${kind}`)

it('the kinds are listed only in the contract', async () => {
  const listing = (await sourcesOf(['apps', 'packages'])).filter(({ text }) => listOfKinds.test(text)).map(({ file }) => file)
  expect(listing).toEqual(['packages/contract/src/installations/terms.ts'])
  expect("sql.raw(\"'pvbattery', 'gateway', 'meter', 'wallbox'\")").toMatch(listOfKinds)
})
