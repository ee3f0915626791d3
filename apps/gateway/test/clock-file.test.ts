import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openClockFile } from '../src/clock-file.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

const now = Date.UTC(2026, 5, 1, 12)
const hour = 3_600_000

test('the number of a run increases although the clock starts in the past, and nothing is measured until it is set', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clock-'))
  folders.push(folder)
  const file = path.join(folder, 'clock.json')
  const first = openClockFile(file)
  expect([first.runAt(now), first.isBehind(0, 0)]).toEqual([now / 1_000, false])
  await first.keep(now / 1_000, now + hour, 0)
  const second = openClockFile(file)
  expect([second.runAt(0), second.runAt(now), second.runAt(now + 2 * hour)]).toEqual([
    now / 1_000 + 1,
    now / 1_000 + 1,
    now / 1_000 + 7_200,
  ])
  expect([second.isBehind(now, 1_000), second.isBehind(now + hour, 1_000)]).toEqual([true, false])
  // A stored time in the future does not keep it from measuring for ever.
  expect(second.isBehind(now, hour)).toBe(false)
  await second.keep(now / 1_000 + 1, now, 1_000)
  const third = openClockFile(file)
  expect([third.runAt(0), third.isBehind(now, 1_000)]).toEqual([now / 1_000 + 2, true])
  await writeFile(file, 'damaged')
  expect(openClockFile(file).runAt(now)).toBe(now / 1_000)
})
