import { downloadImportFile, downloadImportResults } from '@wattdesk/contract/imports/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { onServer } from '../../../test/postgres.ts'
import { countWaiting, startServer } from '../../../test/server.ts'
import { goodFile, uploadsOf } from '../../../test/uploads.ts'
import { expireImports } from './import-upkeep.service.ts'

const server = startServer()
const given = givenOf(server)
const uploads = uploadsOf(server)

describe('an import of thirty days ago', () => {
  it('keeps its rows if it is started at the moment at which it expires', async () => {
    const admin = await given.member('admin')
    const { id } = (await uploads.send(admin, goodFile(2))).body
    await uploads.work(id)
    await server.sql("update customer_imports set created_at = created_at - interval '1 year' where id = $1", [id])
    await onServer(server.ctx.config.databaseUrl, async (client) => {
      await client.query('begin')
      await client.query("update customer_imports set state = 'running' where id = $1", [id])
      const expiring = expireImports(server.ctx)
      await vi.waitFor(async () => expect(await countWaiting(server)).toBe(1))
      await client.query('commit')
      await expiring
    })
    expect(await server.sql('select expired_at from customer_imports where id = $1', [id])).toEqual([{ expired_at: null }])
    expect(await server.sql('select from customer_import_rows where import_id = $1', [id])).toHaveLength(2)
  })

  it('keeps the result of each row after thirty days, and no personal data', async () => {
    const admin = await given.member('admin')
    const { id } = await uploads.importAll(admin, `${goodFile(2)}wrong,A,B,C,1,D\n`)
    const results = async () => (await server.call(downloadImportResults, { token: admin.token, params: { importId: id } })).raw.body
    const before = await results()
    expect(before.split('\r\n')).toHaveLength(5)
    expect(before).toMatch(/\r\n2,created,[0-9a-f-]{36},\r\n/)
    server.clock.advance(30 * 86_400_000 - 1_000)
    await expireImports(server.ctx)
    const kept = await server.sql('select expired_at from customer_imports where id = $1', [id])
    expect(kept).toEqual([{ expired_at: null }])
    server.clock.advance(2_000)
    await expireImports(server.ctx)
    const token = await given.sessionOf(admin.id)
    const later = { ...admin, token }
    expect(await uploads.find(later, id)).toMatchObject({ file: { isKept: false }, sample: [], details: { created: 2, faulty: 1 } })
    expect((await server.call(downloadImportResults, { token, params: { importId: id } })).raw.body).toBe(before)
    const gone = await server.call(downloadImportFile, { token, params: { importId: id } })
    expect([gone.status, gone.error.code]).toEqual([410, 'ImportExpired'])
    expect(await server.sql('select 1 from customer_import_rows where import_id = $1', [id])).toEqual([])
  })
})
