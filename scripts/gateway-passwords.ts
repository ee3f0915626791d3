// Prints the newest passwords of gateways: `npm run gateways:passwords -- SERIAL …`, or of all gateways without a serial
// number. With `--mosquitto`, prints the password file of a Mosquitto broker for them and the product itself. Leaves out
// revoked gateways.
import { parseArgs } from 'node:util'
import { serialPattern } from '@wattdesk/device-protocol/topics.ts'
import { listGatewayCredentials } from '../apps/server/src/areas/gateways/credentials/gateway-credentials.service.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { mosquittoPasswordLine } from '../apps/server/src/platform/mqtt/mosquitto-passwords.ts'
import { mqttKeysOf, serviceUsername } from '../apps/server/src/platform/mqtt/mqtt-credentials.ts'
import { obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'
import { bringUpToDate } from './up-to-date.ts'

const { values, positionals } = parseArgs({ options: { mosquitto: { type: 'boolean' } }, allowPositionals: true })
const wrong = positionals.find((serial) => !serialPattern.test(serial))
if (wrong) refuse(`${wrong} is no serial number: 4 to 48 capital letters, digits and hyphens.`)
const database = await obtainDatabase()
const secret = await obtainSecretKey()
// Rejects a secret of another deployment, because its passwords would not work.
const { secretKey } = await bringUpToDate(database, secret)
const db = connect({ url: database.url, max: 1, log: openLog('warn') })
const credentials = await listGatewayCredentials({ db, config: { secretKey } }, positionals)
await disconnect(db)
await stopWhatStarted(database)
const revoked = positionals.filter((serial) => !credentials.some(({ serialNumber }) => serialNumber === serial))
if (revoked.length > 0) console.error(`The credentials of ${revoked.join(', ')} were revoked. A rotation in the portal issues new ones.`)
if (values.mosquitto) console.log(mosquittoPasswordLine(serviceUsername, mqttKeysOf(secretKey).servicePasswords[0]))
for (const { serialNumber, password } of credentials) {
  console.log(values.mosquitto ? mosquittoPasswordLine(serialNumber, password) : `${serialNumber} ${password}`)
}
