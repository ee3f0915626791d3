// Removes the demonstration and everything entered into it: `npm run demo:remove`. Without --yes, lists the contents.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findRemovable, removeDemonstration } from '../apps/server/src/demonstration/removal.ts'
import { dataDirectory, obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'
import { bringUpToDate } from './up-to-date.ts'

const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
const database = await obtainDatabase()
const { ownerUrl } = await bringUpToDate(database, await obtainSecretKey())
try {
  if (!ownerUrl) throw new Error("The owner's connection is required: set DATABASE_OWNER_URL.")
  const { customers, members, entries, lastChangeAt } = await findRemovable(ownerUrl)
  const contents = `${customers} customers, ${members} members and ${entries} entries of the activity log`
  if (values.yes) {
    await removeDemonstration(ownerUrl)
    await rm(path.join(dataDirectory(), 'fleet.json'), { force: true })
    console.log(`Removed ${contents}. Start with DEMO=off; the server then prints the link that sets up your own service.`)
  } else {
    console.log(`The database contains the demonstration: ${contents}, the last of ${lastChangeAt?.toISOString() ?? 'no time'}.`)
    console.log('All of it would be removed, including your own additions. To do so: npm run demo:remove -- --yes')
  }
} catch (error) {
  await stopWhatStarted(database)
  refuse(error instanceof Error ? error.message : String(error))
}
await stopWhatStarted(database)
