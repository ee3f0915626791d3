import { pino } from 'pino'
import { readConfig } from './config.ts'
import { openFleet } from './fleet-keeper.ts'
import { openProgress } from './progress.ts'
import { startTimerWheel } from './timer-wheel.ts'
import { startVendorApi } from './vendor-api.ts'

const config = readConfig(process.env)
const log = pino({ level: config.logLevel, base: undefined })
const progress = openProgress(config.stateFile)
const wheel = startTimerWheel(config.intervalMs)
const fleet = openFleet({ config, progress, wheel, log })

const refresh = () => {
  try {
    fleet.refresh()
  } catch (error) {
    log.error({ err: error }, 'cannot read the fleet file; the fleet stays as it is')
  }
}
refresh()
const upkeep = setInterval(() => {
  refresh()
  progress.save()
}, 5_000)

const vendorApi = config.vendorApi && (await startVendorApi({ ...config.vendorApi, homes: () => fleet.homes() }))

process.send?.('ready')

let isClosing = false
async function close(): Promise<void> {
  if (isClosing) return
  isClosing = true
  clearInterval(upkeep)
  wheel.stop()
  await fleet.stop()
  await vendorApi?.stop()
  progress.save()
  process.exit(0)
}
process.once('SIGTERM', close)
process.once('SIGINT', close)
process.once('disconnect', close)
