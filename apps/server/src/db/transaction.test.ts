import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startCuttingProxy } from '../../test/cutting-proxy.ts'
import { startServer } from '../../test/server.ts'
import { connect, disconnect } from './connect.ts'
import { transaction } from './transaction.ts'

const server = startServer()

it.each(['begin', 'statement', 'commit'] as const)(
  'a connection that falls silent before the %s of a transaction is not used again',
  async (place) => {
    const url = new URL(server.ctx.config.databaseUrl)
    const proxy = await startCuttingProxy(url.href)
    const { port } = new URL(proxy.address)
    const db = connect({ url: Object.assign(url, { hostname: '127.0.0.1', port }).href, max: 1, log: server.ctx.log })
    db.$client.options.query_timeout = 300
    const work = (mute = () => {}) =>
      transaction(db, async (tx) => {
        if (place === 'statement') mute()
        const { rows } = await tx.execute<{ one: number }>(sql`select 1 as one`)
        if (place === 'commit') mute()
        return rows[0]?.one
      })
    expect(await work()).toBe(1)
    if (place === 'begin') proxy.mute()
    await expect(work(proxy.mute)).rejects.toThrow()
    expect(await work()).toBe(1)
    await disconnect(db)
    proxy.cut()
  },
)
