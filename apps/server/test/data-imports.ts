import { importDataFile, listDataImports, startDataImport } from '@wattdesk/contract/data-import/calls.ts'
import type { DataImportInput } from '@wattdesk/contract/data-import/models.ts'
import { beforeAll } from 'vitest'
import { runDataImport } from '../src/areas/data-import/data-import-run.service.ts'
import { seal } from '../src/platform/crypto.ts'
import { newId } from '../src/platform/ids.ts'
import { deriveKeys } from '../src/platform/secret-keys.ts'
import { type GivenMember, givenOf } from './given.ts'
import { installationsOf } from './installations.ts'
import type { TestServer } from './server.ts'

/** Vendors with a simulated cloud, and sites whose history can be imported from them. */
export function dataImportsOf(server: TestServer, cloud: { url: string }) {
  const given = givenOf(server)
  const vendors: Record<string, string> = {}
  let admin: GivenMember
  beforeAll(async () => {
    server.clock.set('2026-11-10T12:00:00Z')
    server.ctx.config.vendorUrls = Object.fromEntries(
      ['gridx', 'victron', 'solaredge', 'fronius'].map((name) => [name, `${cloud.url}/${name}`]),
    )
    for (const name of ['gridx', 'victron', 'solaredge', 'fronius', 'senec']) {
      vendors[name] = newId()
      await server.sql(
        `insert into vendors (id, name, display_name, category, reference_id, identified_by, api_key, created_at)
         values ($1, $2, $2, 'pvbattery', $1, 'site_id', $3, now())`,
        [vendors[name], name, seal(deriveKeys(server.ctx.config.secretKey, 'vendor-api-keys'), `key-of-${name}`)],
      )
    }
    admin = await given.member('admin')
  })

  /** A site with an installation of a vendor, and a member who may import. */
  async function givenSite(vendor: string, columns: Record<string, unknown> = {}) {
    // The clock may have been moved past the end of the last session.
    const member = { ...admin, token: await given.sessionOf(admin.id) }
    const { id: customerId, siteId } = await given.customer(member)
    const installationId = `${vendor}-${newId().slice(-8)}`
    const head = { vendor_id: vendors[vendor], vendor_installation_id: installationId }
    const configId = await installationsOf(server).add('pvbattery', { customerId, siteId }, head, columns)
    const params = { siteId }
    const days = (fromDate: string, toDate = fromDate) => ({ action: 'specificTimeFrame' as const, fromDate, toDate })
    const start = (body: Omit<DataImportInput, 'configId'>, token = member.token) =>
      server.call(startDataImport, { token, params, body: { configId, ...body } })
    const upload = (
      content: string,
      { fileName = 'export.csv', ...given }: { fileName?: string; id?: string; configId?: string; onlyMissing?: boolean } = {},
    ) => server.call(importDataFile, { token: member.token, params, body: { configId, fileName, content, ...given } })
    const latest = async () => {
      const [one] = (await server.call(listDataImports, { token: member.token, params })).body.items
      if (!one) throw new Error('nothing was imported')
      return one
    }
    const run = async (body: Omit<DataImportInput, 'configId'>) => {
      const { body: started } = await start(body)
      await runDataImport(server.ctx, started.id, { isPaced: false, patienceMs: 300, bytesMax: 200_000 })
      return latest()
    }
    const intervals = () =>
      server.sql<Record<string, number | null> & { start: Date; sources: object }>(
        'select * from energy_intervals where site_id = $1 order by start',
        [siteId],
      )
    const dayOf = async (day: string) =>
      (
        await server.sql<Record<string, number> & { written_at: Date }>('select * from energy_days where site_id = $1 and day = $2', [
          siteId,
          day,
        ])
      )[0]
    return { customerId, member, siteId, configId, installationId, days, start, upload, latest, run, intervals, dayOf }
  }

  return { given, givenSite }
}
