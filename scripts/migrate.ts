// Brings the database up to date: `npm run db:migrate`.
import { migrate } from '../apps/server/src/db/migrate.ts'
import { obtainDatabase } from './product.ts'

const { url, embedded } = await obtainDatabase()
const done = await migrate(url)
console.log(done.length === 0 ? 'Nothing to migrate' : done.join('\n'))
if (embedded && embedded.origin !== 'running') await embedded.stop()
