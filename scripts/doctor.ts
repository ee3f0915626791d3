// Diagnoses an installation: `npm run doctor`. Settings, machine, database and every configured service, in one table with remedies.
// Exits with 1 on a fault. Works while the product is down.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { diagnose } from '../apps/server/src/doctor/diagnose.ts'
import type { Finding } from '../apps/server/src/doctor/finding.ts'
import { dataDirectory, obtainDatabase, obtainSecretKey, stopWhatStarted } from './product.ts'

const { DATABASE_URL, DATABASE_OWNER_URL } = process.env
const isGiven = Boolean(DATABASE_URL || DATABASE_OWNER_URL)
// A diagnosis must not create a database that was never started.
const embedded = !isGiven && existsSync(path.join(dataDirectory(), 'postgres')) ? await obtainDatabase() : undefined
const own = embedded && { DATABASE_URL: embedded.url, SECRET_KEY: await obtainSecretKey() }
const findings = await diagnose({ ...process.env, DATA_DIR: dataDirectory(), ...own })
if (embedded) await stopWhatStarted(embedded)

const signs = { ok: 'ok', wrong: 'WRONG', note: '-' } as const
const width = Math.max(...findings.map(({ what }) => what.length))
for (const { what, state, result, todo } of findings) {
  console.log(`${signs[state].padEnd(5)}  ${what.padEnd(width)}  ${result}`)
  if (todo) console.log(`${' '.repeat(width + 9)}→ ${todo}.`)
}
const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
console.log(
  count('wrong') === 0
    ? `Nothing is wrong; ${count('ok')} things were looked at.`
    : `${count('wrong')} ${count('wrong') === 1 ? 'thing is' : 'things are'} wrong.`,
)
// A service that did not respond in time may still hold a connection.
process.exit(count('wrong') === 0 ? 0 : 1)
