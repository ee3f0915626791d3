import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { transaction } from '../src/db/transaction.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { startServer } from './server.ts'

const server = startServer()
const job = { name: 'count', payload: z.object({ number: z.int() }) }
const send = (number: number) => transaction(server.ctx.db, (tx) => server.ctx.jobs.send(tx, job, { number }))

/** The test's database, behind a proxy. */
async function behindProxy() {
  const url = new URL(server.ctx.config.databaseUrl)
  const proxy = await startCuttingProxy(url.href)
  const { port } = new URL(proxy.address)
  return { proxy, databaseUrl: Object.assign(url, { hostname: '127.0.0.1', port }).href }
}

it('a queue notices within a minute that a worker was killed, even one of a previous release', async () => {
  await server.sql(
    "select pgboss.create_queue('long', json_build_object('policy', 'standard', 'retryLimit', 2, 'expireInSeconds', 14400)::jsonb)",
  )
  await server.ctx.jobs.work({ name: 'long', payload: z.object({}), expireInSeconds: 14_400 }, async () => undefined)
  expect(await server.sql("select heartbeat_seconds from pgboss.queue where name = 'long'")).toEqual([{ heartbeat_seconds: 60 }])
})

it('a queue that could not be created is created for the next job', async () => {
  await server.sql('alter table pgboss.queue rename to queue_away')
  await expect(send(1)).rejects.toThrow()
  await server.sql('alter table pgboss.queue_away rename to queue')
  await Promise.all([send(2), send(3)])
  const sent = await server.sql("select (data ->> 'number')::int as number from pgboss.job where name = 'count' order by 1")
  expect(sent).toEqual([{ number: 2 }, { number: 3 }])
})

it('an error of the queue is logged once, not for each poll while the database is away', async () => {
  const { proxy, databaseUrl } = await behindProxy()
  const { port } = new URL(proxy.address)
  const lines: string[] = []
  const log = openLog('error', { write: (line) => void lines.push(line) })
  const jobs = await openJobs({ databaseUrl, log, isWorker: true })
  for (const name of ['one', 'two', 'three', 'four']) {
    await jobs.work({ name, payload: z.object({}), pollingIntervalSeconds: 0.5 }, async () => undefined)
  }
  proxy.cut()
  let polls = 0
  const away = createServer((client) => {
    polls += 1
    client.destroy()
  }).listen(Number(port), '127.0.0.1')
  await once(away, 'listening')
  await vi.waitFor(() => expect(polls).toBeGreaterThan(12), { timeout: 20_000, interval: 50 })
  away.close()
  await jobs.close().catch(() => undefined)
  const messages = lines.map((line) => String(JSON.parse(line).err.message).replace(/ \(Queue:.*/, ''))
  expect(messages.length).toBeGreaterThan(0)
  expect(messages).toEqual([...new Set(messages)])
})

it('jobs are fetched over new connections if the previous ones fall silent', async () => {
  const { proxy, databaseUrl } = await behindProxy()
  const jobs = await openJobs({ databaseUrl, log: server.ctx.log, isWorker: true, patienceMs: 300 })
  const done: number[] = []
  await jobs.work({ ...job, pollingIntervalSeconds: 0.5 }, async ({ number }) => void done.push(number))
  await send(4)
  await vi.waitFor(() => expect(done).toContain(4), { timeout: 10_000 })
  proxy.mute()
  await send(5)
  await vi.waitFor(() => expect(done).toContain(5), { timeout: 10_000 })
  await jobs.close()
  proxy.cut()
})
