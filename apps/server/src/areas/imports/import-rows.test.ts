import { expect, it } from 'vitest'
import { startCuttingProxy } from '../../../test/cutting-proxy.ts'
import { startServer } from '../../../test/server.ts'
import { connect, disconnect } from '../../db/connect.ts'
import { newId } from '../../platform/ids.ts'
import { stageRows } from './import-rows.store.ts'
import { copyHeader, copyTrailer } from './rows/staged-rows.format.ts'

const server = startServer()

it('reading a file ends once its database connection is gone, although the network does not report that', async () => {
  const url = new URL(server.ctx.config.databaseUrl)
  const proxy = await startCuttingProxy(url.href)
  const { port } = new URL(proxy.address)
  const db = connect({ url: Object.assign(url, { hostname: '127.0.0.1', port }).href, max: 1, log: server.ctx.log })
  // A check may be muted as well.
  db.$client.options.query_timeout = 300
  async function* rows() {
    yield copyHeader
    proxy.mute()
    await server.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%customer_import_rows%' and pid <> pg_backend_pid() and datname = current_database()",
    )
    yield copyTrailer
  }
  await expect(stageRows(db, newId(), rows(), async () => undefined, 50)).rejects.toThrow('connection')
  await disconnect(db)
  proxy.cut()
})
