// Announces maintenance to all members: `npm run maintenance -- --until 2026-11-24T03:00Z`, with `--from` if it begins later and `--note`
// adds a sentence; `--end` ends it. Meanwhile, only root members make changes.
import { parseArgs } from 'node:util'
import { setMaintenance } from '../apps/server/src/areas/service-status/deployment.service.ts'
import { onDeployment } from './on-deployment.ts'
import { refuse } from './product.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, until: { type: 'string' }, note: { type: 'string' }, end: { type: 'boolean', default: false } },
})
/** Reads an instant with its zone. */
function instantOf(name: string, text = ''): Date {
  const at = new Date(text)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(at.getTime())) return at
  return refuse(`--${name}: an instant with its zone, such as 2026-11-24T03:00Z`)
}

if (values.end) {
  await onDeployment((ctx, actor) => setMaintenance(ctx, actor, null))
  console.log('Maintenance is over.')
} else {
  const now = new Date()
  const from = values.from ? instantOf('from', values.from) : now
  const until = instantOf('until', values.until)
  const note = values.note?.trim() || null
  if (until <= from || until <= now) refuse('--until: later than now and than --from')
  if (note && note.length > 500) refuse('--note: at most 500 characters')
  await onDeployment((ctx, actor) => setMaintenance(ctx, actor, { from, until, note }))
  console.log(`Maintenance from ${from.toISOString()} to ${until.toISOString()}. All members see it above every screen.`)
}
