import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../../..')

/** Every folder that an installation's kind could be spread over. */
const searched = ['packages/contract/src', 'apps/server/src/areas', 'apps/server/src/db/schema', 'apps/portal/src/areas']
/** Code of the kind: its contract, its table and what either side says of it. The word alone means a quantity or a choice elsewhere. */
const namesIt = /installations\/wallbox\.ts|schema\/wallboxes|\/wallbox(-fields)?\.ts'|'wallboxes'|wallboxes:/

async function filesNamingIt(folder: string): Promise<string[]> {
  const files = (await readdir(path.join(root, folder), { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  const found = await Promise.all(
    files.map(async (file) => {
      const isOwn = /(^|\/)wallbox(es|-fields)?\.ts$/.test(file)
      return isOwn || namesIt.test(await readFile(path.join(root, folder, file), 'utf8')) ? path.join(folder, file) : undefined
    }),
  )
  return found.filter((file) => file !== undefined)
}

it('a kind is a contract, a table, a file on each side with a line in its catalogue, and a line in the list of purges', async () => {
  const found = (await Promise.all(searched.map(filesNamingIt))).flat().sort()
  expect(found).toEqual([
    'apps/portal/src/areas/installations/kinds/catalogue.ts',
    'apps/portal/src/areas/installations/kinds/wallbox-fields.ts',
    'apps/server/src/areas/customer-lifecycle/purge/purge-list.store.ts',
    'apps/server/src/areas/installations/kinds/catalogue.ts',
    'apps/server/src/areas/installations/kinds/wallbox.ts',
    'apps/server/src/db/schema/wallboxes.ts',
    'packages/contract/src/installations/wallbox.ts',
  ])
})
