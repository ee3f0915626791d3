import { deactivateCustomer, migrateCustomers, purgeCustomer, reactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import { finishPurges } from '../src/areas/customer-lifecycle/purge/purge.service.ts'
import type { GivenMember } from './given.ts'
import type { TestServer } from './server.ts'

type Token = Pick<GivenMember, 'token'>

/** The steps of a customer's lifecycle, by a member with valid input. */
export function lifecycleOf(server: TestServer) {
  const find = async ({ token }: Token, id: string) => (await server.call(getCustomer, { token, params: { id } })).body

  return {
    find,
    async deactivate(by: Token, id: string, fields: object = {}) {
      const { version, accountEmail } = await find(by, id)
      return server.call(deactivateCustomer, { token: by.token, params: { id }, body: { version, accountEmail, ...fields } })
    },
    reactivate: (by: Token, id: string) => server.call(reactivateCustomer, { token: by.token, params: { id } }),
    async purge(by: Token, id: string, fields: object = {}) {
      const [row] = await server.sql<{ account_name: string }>('select account_name from customers where id = $1', [id])
      // A purged customer has no name, so any will do.
      const body = { accountName: row?.account_name || 'Gone', reason: 'Asked to be forgotten', ...fields }
      return server.call(purgeCustomer, { token: by.token, params: { id }, body })
    },
    migrate: (by: Token, id: string, tenantId: string) =>
      server.call(migrateCustomers, { token: by.token, params: { id }, body: { tenantId } }),
    /** All background work of purges, including the second pass a while later. */
    async finishPurges() {
      await finishPurges(server.ctx)
      server.clock.advance(16 * 60_000)
      await finishPurges(server.ctx)
    },
  }
}
