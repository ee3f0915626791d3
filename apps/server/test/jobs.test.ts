import { expect, it } from 'vitest'
import { z } from 'zod'
import { transaction } from '../src/db/transaction.ts'
import { startServer } from './server.ts'

const server = startServer()
const job = { name: 'count', payload: z.object({ number: z.int() }) }
const send = (number: number) => transaction(server.ctx.db, (tx) => server.ctx.jobs.send(tx, job, { number }))

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
