import { join } from 'node:path'
import { sortSamples } from '@wattdesk/device-protocol/samples.ts'
import { describe, expect, test } from 'vitest'
import type { GatewayHome } from '../src/fleet.ts'
import { appliancesOf } from '../src/home-appliances.ts'
import { openOutbox } from '../src/outbox.ts'
import { openProgress } from '../src/progress.ts'
import { scenarios } from '../src/scenarios/catalogue.ts'
import { scratchFolders } from './scratch-folders.ts'
import { gateway } from './simulations.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const second = 1_000

const home: GatewayHome = { ...gateway, wallbox: true, heatPump: true, scenario: 'reliable' }

const scratchFolder = scratchFolders()
const stateFile = () => join(scratchFolder(), 'state.json')
const open = (given: GatewayHome, progress = openProgress(stateFile())) => openOutbox(given, appliancesOf(given), 5 * second, 0, progress)
const instants = (samples: unknown[] = []) => samples.map((sample) => (sample as { at: number }).at)

describe('an outbox', () => {
  test('begins with now, then returns each measurement once', () => {
    const outbox = open(home)
    expect(instants(outbox.next(now)?.read())).toEqual([now])
    expect(outbox.next(now + 4 * second)).toBeUndefined()
    expect(instants(outbox.next(now + 15 * second)?.read())).toEqual([now + 5 * second, now + 10 * second, now + 15 * second])
  })

  test('reads a batch again later, the same as before', () => {
    const outbox = open(home)
    const first = outbox.next(now)
    const before = first?.read()
    outbox.next(now + 5 * second)
    expect(first?.read()).toEqual(before)
  })

  test('resumes after a restart where it was acknowledged', () => {
    const path = stateFile()
    const before = openProgress(path)
    const outbox = open(home, before)
    const batch = outbox.next(now)
    if (batch) outbox.acknowledge(batch)
    before.save()
    const after = open(home, openProgress(path))
    expect(instants(after.next(now + 3_600 * second)?.read()).slice(0, 2)).toEqual([now + 5 * second, now + 10 * second])
  })

  test('keeps a day, in small messages, and every sample is valid in the protocol', () => {
    const progress = openProgress(stateFile())
    progress.set(home.siteId, now - 3 * 86_400 * second)
    const outbox = open(home, progress)
    let samples: unknown[] = []
    for (let batch = outbox.next(now); batch; batch = outbox.next(now)) {
      const read = batch.read()
      expect(JSON.stringify(read).length).toBeLessThan(250_000)
      samples = samples.concat(read)
    }
    expect(samples).toHaveLength(24 * 720)
    expect(sortSamples(samples.slice(0, 1_000), now).bad).toEqual([])
  })
})

describe('scenarios', () => {
  test('late uploads gather ten minutes', () => {
    const outbox = open({ ...home, scenario: 'late-uploads' })
    expect(outbox.next(now)).toBeUndefined()
    expect(outbox.next(now + 600 * second)?.read()).toHaveLength(121)
  })

  test('a flaky connection is down about a tenth of the time, minutes at a time', () => {
    const windows = Array.from({ length: 1_000 }, (_, index) => scenarios['flaky-connection'].isOnline(4, index * 180 * second))
    const down = windows.filter((isOnline) => !isOnline).length
    expect(down).toBeGreaterThan(60)
    expect(down).toBeLessThan(140)
  })

  test('a faulty meter sends about one invalid sample in a hundred, and the protocol names it', () => {
    const outbox = open({ ...home, scenario: 'faulty-meter' })
    outbox.next(now)
    const samples: unknown[] = []
    for (let turn = 1; turn <= 5; turn++) samples.push(...(outbox.next(now + turn * 2_000 * second)?.read() ?? []))
    const { bad } = sortSamples(samples, now + 10_000 * second)
    expect(bad.length).toBeGreaterThan(5)
    expect(bad.length).toBeLessThan(60)
    expect(new Set(bad.map((one) => one.field))).toEqual(new Set(['gridPowerW']))
  })
})

test('a home has the devices that its powers need, always the same', () => {
  expect(appliancesOf(home).map((one) => one.kind)).toEqual(['GRID', 'PV', 'BATTERY', 'EVSTATION', 'HEAT_PUMP'])
  expect(appliancesOf(home)).toEqual(appliancesOf({ ...home }))
  expect(appliancesOf({ ...home, batteryCapacityWh: 0, wallbox: false, heatPump: false }).map((one) => one.kind)).toEqual(['GRID', 'PV'])
})
