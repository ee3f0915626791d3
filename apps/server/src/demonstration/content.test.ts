import { deliverContent, searchDeliveredContent } from '@wattdesk/contract/content/delivery/calls.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { startServer } from '../../test/server.ts'
import { loadContent } from './content.ts'
import { operatorId } from './fixed.ts'

const server = startServer()

it('the content of the demonstration is valid, delivered and found', async () => {
  await server.sql(
    `insert into tenants (id, kind, name, country, time_zone, language, created_at)
     values ($1, 'operator', 'Wattdesk', 'DE', 'Europe/Berlin', 'en', now())`,
    [operatorId],
  )
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  await loadContent(client, new Date()).finally(() => client.end())
  const params = { tenantId: operatorId, language: 'de' as const }
  const help = await server.call(deliverContent, { params, query: { path: 'help' } })
  expect(help.body.content?.title).toBe('Hilfe')
  expect(help.body.children.map(({ path }) => path)).toEqual(['help/gateway-offline'])
  const found = await server.call(searchDeliveredContent, { params, query: { q: 'Router neu starten' } })
  expect(found.body.items.map(({ path }) => path)).toEqual(['help/gateway-offline'])
  const root = await server.call(deliverContent, { params, query: {} })
  expect(root.body.children.map(({ path }) => path)).toEqual(['notices', 'help'])
})
