import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Limiter } from '@wattdesk/sunspec/limiter.ts'
import { readFormer, readLimit, restoreLimit, writeLimit } from '@wattdesk/sunspec/limits.ts'
import Modbus from 'jsmodbus'
import { afterEach, describe, expect, test } from 'vitest'
import type { NetworkDevice } from '../src/device-identity.ts'
import { openDeviceReader } from '../src/device-reader.ts'
import { homeSample } from '../src/home-sample.ts'
import { searchNetwork } from '../src/network-search.ts'
import type { DeviceCase } from './case-registers.ts'
import { deviceCases } from './device-cases.ts'
import { startHost } from './homes.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

type Reader = ReturnType<typeof openDeviceReader>

const nameOf = (limiter: Limiter) => (limiter.by === 'model' ? limiter.header.id : limiter.by)

/** Limits each device to a half, reads the limit back, and restores the previous setting. Returns the models for which that worked. */
async function limitAll(reader: Reader, device: NetworkDevice): Promise<(number | string)[]> {
  const done: (number | string)[] = []
  for (const limiter of device.device.limiters) {
    await reader.use(device, async (io) => {
      const [before, former] = [await readLimit(io.read, limiter), await readFormer(io.read, limiter)]
      expect(await writeLimit(io, limiter, { percent: 50, revertSeconds: 60, former })).toEqual({ percent: 50, isEnabled: true })
      expect(await restoreLimit(io, limiter, former)).toEqual(before)
    })
    done.push(nameOf(limiter))
  }
  return done
}

describe.each(deviceCases)('$device', ({ units: unitsOf, kinds, sums, limits = [], kept = [], takesOnlySingle }: DeviceCase) => {
  test('is found with the usual settings, decoded with the right signs, limited and read back', async () => {
    const units = unitsOf()
    const host = await startHost(closing, (unit) => units[unit], takesOnlySingle)
    const network = { hosts: [{ host: host.host }], ports: [host.port], units: [1, 126], timeoutMs: 2_000, atOnce: 1, withinMs: 20_000 }
    const found = await searchNetwork(network, () => undefined)
    const isMeter = ({ device: { does } }: NetworkDevice) => does.meters && !does.generates && !does.stores
    // A member sets the kind of a meter that does not report its position.
    const devices = found
      .toSorted((a, b) => a.unit - b.unit)
      .map((one, order) => (isMeter(one) && one.kind === 'UNKNOWN' ? { ...one, kind: (kinds[order] ?? 'GRID') as typeof one.kind } : one))
    expect(devices.map(({ kind }) => kind)).toEqual(kinds)
    const reader = openDeviceReader(2_000)
    closing.push(reader.close)
    const responses = await reader.read(devices)
    expect(responses.filter(({ reading }) => !reading)).toEqual([])
    const sample = homeSample(1, responses)
    if (Object.keys(sums).length === 0) expect(sample).toBeUndefined()
    else expect(sample).toMatchObject(sums)
    const limited: (number | string)[] = []
    for (const one of devices) limited.push(...(await limitAll(reader, one)))
    expect(limited.sort()).toEqual([...limits])
    const keepers = devices.flatMap(({ device }) => device.limiters.filter(({ endedBy }) => endedBy === 'gateway'))
    expect(keepers.map(nameOf).sort()).toEqual([...kept])
  })
})

test('a master of others reads and writes what is simulated', async () => {
  const [fronius] = deviceCases.filter(({ device }) => device.startsWith('Fronius Symo, '))
  const units = fronius?.units() ?? {}
  const { port } = await startHost(closing, (unit) => units[unit])
  const socket = connect(port, '127.0.0.1')
  closing.push(() => socket.destroy())
  const client = new Modbus.client.TCP(socket, 240, 2_000)
  await once(socket, 'connect')
  const { response } = await client.readHoldingRegisters(40_000, 4)
  expect(response.body.valuesAsArray).toEqual([0x5375, 0x6e53, 1, 66])
})

/** The table of docs/devices.md, by the cases above. */
const lines = deviceCases.map(({ device, source, kinds, sums, limits = [], kept = [] }) => {
  const signs = [
    ...('gridPowerW' in sums ? ['grid'] : []),
    ...('batteryPowerW' in sums ? ['battery'] : []),
    ...('productionPowerW' in sums ? ['production'] : []),
  ]
  const limited = limits.map(
    (model) => `${typeof model === 'number' ? `model ${model}` : 'own registers'}${kept.includes(model) ? ' (gateway)' : ''}`,
  )
  const none = kinds.every((kind) => kind === 'GRID') ? 'nothing to limit' : 'no'
  return `| ${[device, source, kinds.join(', '), signs.join(', ') || 'nothing measured', [...new Set(limited)].join(', ') || none].join(' | ')} |`
})

/** A hybrid inverter counts as an inverter and as a battery. */
const countOf = (...some: string[]) => deviceCases.flatMap(({ kinds }) => kinds).filter((kind) => some.includes(kind)).length
const from = (source: DeviceCase['source']) => deviceCases.filter((one) => one.source === source).length
const sources = `${deviceCases.length} cases: ${from('recorded')} recorded, ${from('reported')} reported and ${from('document')} from documents`
const counted = `${countOf('PV', 'HYBRID')} inverters, ${countOf('GRID')} meters and ${countOf('HYBRID', 'BATTERY')} batteries`
const limitable = deviceCases.filter(({ kinds }) => kinds.some((kind) => kind !== 'GRID'))
const limitedCount = `${limitable.filter(({ limits = [] }) => limits.length > 0).length} of the ${limitable.length} cases that can be limited at all`

test('docs/devices.md has exactly these cases', () => {
  const text = readFileSync(new URL('../../../docs/devices.md', import.meta.url), 'utf8')
  const cells = (line: string) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .join('|')
  const rows = text.split('\n').filter((line) => / (recorded|reported|document) +\|/.test(line))
  expect(rows.map(cells)).toEqual(lines.map(cells))
  expect(text).toContain(sources)
  expect(text).toContain(counted)
  expect(text).toContain(limitedCount)
})
