import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { dataImportsOf } from '../../../test/data-imports.ts'
import { startServer } from '../../../test/server.ts'
import { startVendorCloud } from '../../../test/vendor-cloud.ts'
import { runDataImportJobs } from './data-import.jobs.ts'
import { resumeDataImports, runDataImport } from './data-import-run.service.ts'

const server = startServer()
const cloud = startVendorCloud()
const { givenSite } = dataImportsOf(server, cloud)

describe('an import', () => {
  it('runs beside those of other sites, as many as the vendor allows, and a waiting one gives the reason', async () => {
    const sites = await Promise.all([givenSite('gridx'), givenSite('gridx'), givenSite('gridx')])
    const held: ServerResponse[] = []
    cloud.respond = (_, __, response) => void held.push(response)
    const ids = await Promise.all(sites.map(async (site) => (await site.start(site.days('2026-10-01'))).body.id))
    const bounds = { isPaced: false, patienceMs: 60_000 }
    const runs = ids.map((id) => runDataImport(server.ctx, id, bounds))
    await vi.waitFor(() => expect(held.length).toBe(2))
    const states = async () => (await Promise.all(sites.map((site) => site.latest()))).map(({ status, fault }) => [status, fault]).sort()
    const waiting = ['pending', 'vendor_busy']
    // The third one learns it a moment later.
    await vi.waitFor(async () => expect(await states()).toEqual([['binding', null], ['binding', null], waiting]))
    const victron = await givenSite('victron', { vendor_user_id: '22' })
    cloud.respond = (_, __, response) => void response.writeHead(401).end()
    expect((await victron.run(victron.days('2026-10-01'))).fault).toBe('credential_rejected')
    for (const response of held) response.writeHead(401).end()
    await Promise.all(runs)
    server.clock.advance(5_000)
    expect(await resumeDataImports(server.ctx)).toBe(1)
    for (const id of ids) await runDataImport(server.ctx, id, bounds)
    expect(await states()).toEqual(sites.map(() => ['error', 'credential_rejected']))
  })

  it('is handed over without a fault of the vendor when its worker ends during a call', async () => {
    const site = await givenSite('victron', { vendor_user_id: '22' })
    const ending = new AbortController()
    cloud.respond = () => ending.abort()
    const { id } = (await site.start(site.days('2026-10-01'))).body
    await runDataImport(server.ctx, id, { isPaced: false, signal: ending.signal })
    expect(await site.latest()).toMatchObject({ status: 'binding', fault: null })
    cloud.respond = (_, __, response) => void response.writeHead(401).end()
    expect(await resumeDataImports(server.ctx)).toBe(1)
    await runDataImport(server.ctx, id, { isPaced: false })
    expect(await site.latest()).toMatchObject({ status: 'error', fault: 'credential_rejected' })
  })

  it('that fails without a known reason is tried again after growing pauses, then ends with a reason', async () => {
    const site = await givenSite('gridx', { api_key: Buffer.from('sealed with another key') })
    const { id } = (await site.start(site.days('2026-10-01'))).body
    await runDataImport(server.ctx, id, { isPaced: false })
    const waiting = await site.latest()
    expect(waiting).toMatchObject({ status: 'binding', fault: 'unexpected_error', retryAt: expect.any(String) })
    for (let attempt = 2; attempt <= 10; attempt++) {
      expect(await resumeDataImports(server.ctx)).toBe(0)
      server.clock.advance(15 * 60_000)
      expect(await resumeDataImports(server.ctx)).toBe(1)
      await runDataImport(server.ctx, id, { isPaced: false })
    }
    // The member's session has ended by now.
    const ended = await server.sql('select status, fault, retry_at from data_imports where id = $1', [id])
    expect(ended).toEqual([{ status: 'error', fault: 'unexpected_error', retry_at: null }])
    expect(await resumeDataImports(server.ctx)).toBe(0)
  })

  it('runs beside others in one worker', async () => {
    const vendors = ['gridx', 'gridx', 'victron', 'fronius'] as const
    const sites = await Promise.all(vendors.map((vendor) => givenSite(vendor, vendor === 'victron' ? { vendor_user_id: '22' } : {})))
    const held: ServerResponse[] = []
    cloud.respond = (_, __, response) => void held.push(response)
    const stop = await runDataImportJobs(server.ctx)
    for (const site of sites) expect((await site.start(site.days('2026-10-01'))).status).toBe(200)
    await vi.waitFor(() => expect(held.length).toBe(sites.length), 20_000)
    for (const response of held) response.writeHead(401).end()
    const states = async () => (await Promise.all(sites.map((site) => site.latest()))).map(({ fault }) => fault)
    await vi.waitFor(async () => expect(await states()).toEqual(sites.map(() => 'credential_rejected')), 20_000)
    await stop()
  })
})
