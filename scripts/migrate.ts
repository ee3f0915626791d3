// Brings the database up to date: `npm run db:migrate`.
import { bringUpToDate, obtainDatabase } from './product.ts'

const database = await obtainDatabase()
const done = await bringUpToDate(database)
console.log(done.length === 0 ? 'Nothing to migrate' : done.join('\n'))
if (database.embedded && database.embedded.origin !== 'running') await database.embedded.stop()
