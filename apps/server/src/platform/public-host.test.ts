import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { publicHosts } from './public-host.ts'

const asked = { now: 0, most: 0 }
const isPublicHost = publicHosts(async (host) => {
  asked.now += 1
  asked.most = Math.max(asked.most, asked.now)
  await pause(host.startsWith('slow') ? 50 : 0)
  asked.now -= 1
  return [{ address: host.endsWith('.inside.example') ? '10.0.0.1' : '203.0.114.7' }]
})

it('a name is judged by its addresses', async () => {
  expect(await isPublicHost('www.example')).toBe(true)
  expect(await isPublicHost('www.inside.example')).toBe(false)
})

it('look-ups of slow name servers occupy at most two threads, and leave the others to file reads', async () => {
  asked.most = 0
  const responses = await Promise.all(Array.from({ length: 12 }, (_, at) => isPublicHost(`slow${at}.inside.example`)))
  expect(responses).toEqual(Array(12).fill(false))
  expect(asked.most).toBeLessThanOrEqual(2)
})

it('refuses look-ups without a response in time, to be retried', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => isPublicHost(`slow${at}.example`)))
  const refused = attempts.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'Unavailable' })
})
