// Brings the database up to date: `npm run db:migrate`.
import { bringUpToDate, obtainDatabase, obtainSecretKey, stopWhatStarted } from './product.ts'

const database = await obtainDatabase()
const { migrated } = await bringUpToDate(database, await obtainSecretKey())
console.log(migrated.length === 0 ? 'Nothing to migrate' : migrated.join('\n'))
await stopWhatStarted(database)
