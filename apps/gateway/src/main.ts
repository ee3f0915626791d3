import { openDeviceGateway } from '@wattdesk/gateway-core/device-gateway.ts'
import { openModbusClient } from '@wattdesk/sunspec/modbus-client.ts'
import { pino } from 'pino'
import { openClockFile } from './clock-file.ts'
import { type Config, InvalidSettings, readConfig } from './config.ts'
import { openCredentialFile } from './credential-file.ts'
import { openDevicesFile } from './devices-file.ts'
import { openLimitsFile } from './limits-file.ts'
import { openPlacesFile } from './places-file.ts'
import { openSerialLine } from './serial-line.ts'

/** Concurrent hosts of a search: a /24 of silent hosts takes about ten seconds. */
const hostsAtOnce = 64
const searchWithinMs = 5 * 60_000
const version = '1.0.0'

const config = settings()
const log = pino({ level: config.LOG_LEVEL, base: undefined })
const intervalMs = config.PUBLISH_INTERVAL_SECONDS * 1_000

/** Check interval of a limited home, independent of its measuring interval. */
const regulateMs = Math.min(5_000, intervalMs)

const credentials = openCredentialFile(config.CREDENTIAL_FILE, config.GATEWAY_PASSWORD)
const limits = openLimitsFile(config.LIMITS_FILE)
const keptLimits = limits.load()
const places = openPlacesFile(config.PLACES_FILE)
const knownDevices = openDevicesFile(config.DEVICES_FILE)
const clock = openClockFile(config.CLOCK_FILE)
const run = clock.runAt(Date.now())
const keepClockMs = 10 * 60_000

const gateway = openDeviceGateway({
  url: config.MQTT_URL,
  serial: config.GATEWAY_SERIAL,
  ...credentials.load(),
  keep: credentials.keep,
  ...(keptLimits ? { keptLimits } : {}),
  keepLimits: limits.keep,
  keptPlaces: places.load(),
  keepPlaces: places.keep,
  knownDevices: knownDevices.load(),
  // If the devices cannot be stored, this run continues; only a restart forgets them.
  keepDevices: (known) => knownDevices.keep(known).catch((err: unknown) => log.warn({ err }, 'the devices could not be kept')),
  firmware: version,
  run,
  network: {
    hosts: [
      ...config.SERIAL_LINES.map(({ path, units }) => ({ host: path, port: 0, units })),
      ...config.DEVICES,
      ...config.NETWORK.map((host) => ({ host })),
    ],
    ports: config.MODBUS_PORT,
    units: config.MODBUS_UNITS,
    timeoutMs: config.DEVICE_TIMEOUT_SECONDS * 1_000,
    atOnce: hostsAtOnce,
    withinMs: searchWithinMs,
  },
  connect(address) {
    const line = config.SERIAL_LINES.find(({ path }) => path === address.host)
    return line ? openSerialLine(line, address.timeoutMs) : openModbusClient(address)
  },
  // The service manager starts the program again.
  restart: () => void close(),
  log,
})
let timers: NodeJS.Timeout[] = []
let isClosing = false
let isWaiting = false
async function close(): Promise<void> {
  if (isClosing) return
  isClosing = true
  for (const timer of timers) clearInterval(timer)
  await gateway.close()
  process.exit(0)
}
// Before the first search, which may take minutes.
process.once('SIGTERM', close)
process.once('SIGINT', close)

await keepClock()
gateway.link.open()
await gateway.search()

const report = (error: unknown) => log.warn({ err: error }, 'the devices could not be read')
if (!isClosing) {
  timers = [
    setInterval(() => measure().catch(report), intervalMs),
    setInterval(keepClock, keepClockMs),
    ...(regulateMs < intervalMs ? [setInterval(() => gateway.regulate().catch(report), regulateMs)] : []),
  ]
}

async function measure(): Promise<void> {
  const now = Date.now()
  if (!clock.isBehind(now, performance.now())) return gateway.measure(Math.floor(now / intervalMs) * intervalMs)
  if (!isWaiting) log.warn('the clock is behind the last run: nothing is measured until it is set')
  isWaiting = true
}

async function keepClock(): Promise<void> {
  await clock.keep(run, Date.now(), performance.now()).catch((err: unknown) => log.warn({ err }, 'the time could not be kept'))
}

/** Ends the program without a stack trace if settings are missing or wrong. */
function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
