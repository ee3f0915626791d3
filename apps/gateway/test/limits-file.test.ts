import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openLimitsFile } from '../src/limits-file.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

test('previous settings survive, even beside limits that an earlier or later program wrote', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'limits-'))
  folders.push(folder)
  const file = path.join(folder, 'limits.json')
  const former = { 'inv-1/generation': [{ address: 40_125, registers: [1_000] }] }
  expect(openLimitsFile(file).load()).toBeUndefined()
  await writeFile(file, JSON.stringify({ limits: [{ of: 'something new' }], former }))
  expect(openLimitsFile(file).load()).toEqual({ limits: [], former, over: [] })
  await openLimitsFile(file).keep({ limits: [], former, over: [] })
  expect(openLimitsFile(file).load()).toEqual({ limits: [], former, over: [] })
})
