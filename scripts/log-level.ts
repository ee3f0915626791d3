// Logs at another level without a restart: `npm run log:level -- debug --minutes 15`. All processes follow within seconds, and return to
// LOG_LEVEL automatically, or at once with `--reset`.
import { parseArgs } from 'node:util'
import { updateLogLevel } from '../apps/server/src/db/deployment-state.ts'
import { onDeployment } from './on-deployment.ts'
import { refuse } from './product.ts'

const levels = ['trace', 'debug', 'info', 'warn', 'error']
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '15' }, reset: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [level = ''] = positionals
const minutes = Number(values.minutes)
if (!values.reset && !levels.includes(level)) refuse(`Name a level: ${levels.join(', ')}`)
if (!(minutes >= 1 && minutes <= 1_440)) refuse('--minutes: 1 to 1440')
const until = new Date(Date.now() + minutes * 60_000)
await onDeployment(({ db }) => updateLogLevel(db, values.reset ? null : { level, until }))
console.log(values.reset ? 'Processes log at LOG_LEVEL again.' : `Processes log at the level ${level} until ${until.toISOString()}.`)
