import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { connectAsync } from 'mqtt'
import { afterEach, expect, it, vi } from 'vitest'
import { openLog } from '../log.ts'
import { type AccessOptions, type EmbeddedBroker, type LaunchOptions, launchEmbeddedBroker } from './embedded-broker.ts'
import { gatewayPassword, mqttKeysOf } from './mqtt-credentials.ts'

const startEmbeddedBroker = (given: LaunchOptions & AccessOptions) => launchEmbeddedBroker(given).open(given)

const keys = mqttKeysOf(Buffer.alloc(32, 3))
const log = openLog('silent')
const serial = 'C083-TEST-0001'
const options = { keys, access: [], log, onUsed: () => undefined }

let broker: EmbeddedBroker | undefined
afterEach(() => broker?.close())

const signIn = (url: string) =>
  connectAsync(url, { clientId: serial, username: serial, password: gatewayPassword(keys, serial), reconnectPeriod: 0 }, false)

function brokerProcesses(): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...command]) => Number(parent) === process.pid && command.join(' ').includes('main-broker'))
    .map(([pid]) => Number(pid))
}

it('the broker runs in a separate process and returns on its port when it dies', async () => {
  broker = await startEmbeddedBroker({ ...options, host: '127.0.0.1', port: 0 })
  const { url } = broker
  await (await signIn(url)).endAsync(true)
  const [pid] = brokerProcesses()
  expect(pid).toBeGreaterThan(0)
  process.kill(pid ?? 0, 'SIGKILL')
  await vi.waitFor(async () => (await signIn(url)).endAsync(true), { timeout: 15_000, interval: 200 })
  expect(brokerProcesses()).not.toContain(pid)
  await broker.close()
  await expect(signIn(url)).rejects.toThrow()
})

it('one that just died is not restarted once it is closed', async () => {
  broker = await startEmbeddedBroker({ ...options, host: '127.0.0.1', port: 0 })
  const noticed = vi.spyOn(log, 'error')
  process.kill(brokerProcesses()[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(noticed).toHaveBeenCalledOnce(), { interval: 5 })
  await broker.close()
  // Longer than the pause before a restart, which must not happen.
  await pause(500)
  expect(brokerProcesses()).toEqual([])
})

it('an unavailable address is reported with its variable', async () => {
  const attempt = startEmbeddedBroker({ ...options, host: '203.0.113.1', port: 1_883 })
  await expect(attempt).rejects.toThrow(/^MQTT_HOST: 203.0.113.1 is no address/)
})
