import { createClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import { getCustomer, listCustomers, listSites } from '@wattdesk/contract/customers/calls.ts'
import { listWallboxSessions, readEnergyHistory } from '@wattdesk/contract/history/calls.ts'
import type { OAuthScope } from '@wattdesk/contract/permissions.ts'
import { removeAffiliate } from '@wattdesk/contract/tenants/affiliates/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { programOf, tokenFor } from '../../../test/programs.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

/** Calls about one home that the scopes for customers, sites, history and charges allow. */
function callsOf({ id, siteId }: { id: string; siteId: string }) {
  const range = { siteId, fromDate: '2026-11-01', toDate: '2026-11-02' }
  return {
    'customers:read': (token: string) => server.call(getCustomer, { token, params: { id } }),
    'sites:read': (token: string) => server.call(listSites, { token, params: { id } }),
    'history:read': (token: string) => server.call(readEnergyHistory, { token, query: range }),
    'sessions:read': (token: string) => server.call(listWallboxSessions, { token, query: range }),
  } as const satisfies Partial<Record<OAuthScope, unknown>>
}

describe.each(['customers:read', 'sites:read', 'history:read', 'sessions:read'] as const)('the scope %s', (scope) => {
  it('opens its calls for the records of its tenant, and no others', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    const [own, foreign] = [await given.customer(admin), await given.customer(stranger)]
    const token = await programOf(server, admin, [scope])
    for (const [needed, call] of Object.entries(callsOf(own))) {
      const { status, error } = await call(token)
      if (needed === scope) expect(status, JSON.stringify(error)).toBe(200)
      else expect([needed, status, error]).toMatchObject([needed, 403, { details: { permission: needed } }])
    }
    expect((await callsOf(foreign)[scope](token)).status).toBe(404)
    const below = await given.customer(admin, { type: 'partner', site: undefined })
    const ofPartner = await programOf(server, await given.member('admin', below.partnerTenantId ?? ''), [scope])
    expect((await callsOf(own)[scope](ofPartner)).status).toBe(404)
  })
})

it('lets programs list their tenant’s customers by page, without a file of all', async () => {
  const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
  const ids = [(await given.customer(admin)).id, (await given.customer(admin)).id].sort()
  await given.customer(stranger)
  const token = await programOf(server, admin, ['customers:read'])
  const page = await server.call(listCustomers, { token, query: {} })
  expect(page.body.items.map(({ id }) => id).sort()).toEqual(ids)
  expect((await server.call(listCustomers, { token, query: { limit: '101' } })).status).toBe(400)
  expect((await server.call(listCustomers, { token, query: { csvExport: 'true' } })).status).toBe(403)
  expect((await server.call(listCustomers, { token: admin.token, query: { csvExport: 'true' } })).status).toBe(200)
})

it('ends with the region of a program', async () => {
  const admin = await given.member('admin')
  const body = { name: 'Warehouse', scopes: ['customers:read' as const], reason: 'For the data warehouse' }
  const credentials = (await server.call(createClientCredentials, { token: admin.token, body })).body
  const token = (await tokenFor(server, credentials)).json().access_token
  await server.sql('update members set removed_at = now() where tenant_id = $1', [admin.tenantId])
  const root = await given.member('root')
  expect((await server.call(removeAffiliate, { token: root.token, params: { id: admin.tenantId } })).status).toBe(204)
  expect((await server.call(listCustomers, { token, query: {} })).status).toBe(401)
  expect((await tokenFor(server, credentials)).statusCode).toBe(401)
})
