import {
  cancelBulkAction,
  getBulkAction,
  listBulkActionCustomers,
  previewBulkAction,
  startBulkAction,
  undoBulkAction,
} from '@wattdesk/contract/bulk-actions/calls.ts'
import type { BulkActionPreviewInput } from '@wattdesk/contract/bulk-actions/models.ts'
import { deactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import { runBulkAction } from '../src/areas/bulk-actions/run.service.ts'
import type { GivenMember } from './given.ts'
import type { TestServer } from './server.ts'

type Selection = BulkActionPreviewInput['selection']
type Token = Pick<GivenMember, 'token'>

/** Bulk actions over HTTP, and their fixtures. */
export function bulkActionsOf(server: TestServer) {
  let count = 0
  const byIds = (...customers: { id: string }[]): Selection => ({ by: 'ids', customerIds: customers.map((one) => one.id) })

  return {
    byIds,
    async group({ customerType = 'residential_customer', level = 'customer', partners = true } = {}) {
      count += 1
      const [id, name] = [crypto.randomUUID(), `bulk-group-${count}`]
      await server.sql(
        `insert into feature_groups (id, name, display_name, customer_type, level, available_to_partner_tenants, created_at, updated_at)
         values ($1, $2, $2, $3, $4, $5, now(), now())`,
        [id, name, customerType, level, partners],
      )
      return { id, name }
    },
    /** Adds many customers of a tenant in one statement, each with a user, all in the given town. */
    async crowd(tenantId: string, customers: number, city: string) {
      await server.sql(
        `with made as (
           insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, city, created_at, updated_at)
           select gen_random_uuid(), $1, $1, 'residential_customer', 'active', 'Crowd ' || n, $3 || n || '@crowd.example', 'user', $3, now(), now()
           from generate_series(1, $2) n returning id, account_email)
         insert into customer_users (id, customer_id, username, first_name, last_name, email, language, is_main, created_at, updated_at)
         select gen_random_uuid(), id, account_email, 'Erika', 'Muster', account_email, 'de', true, now(), now() from made`,
        [tenantId, customers, city],
      )
      return { by: 'filter', filter: JSON.stringify({ city }) } satisfies Selection
    },
    preview: ({ token }: Token, action: BulkActionPreviewInput['action'], selection: Selection, id?: string) =>
      server.call(previewBulkAction, { token, body: { id, action, selection } }),
    start: ({ token }: Token, { id, planned }: { id: string; planned: number }) =>
      server.call(startBulkAction, { token, params: { bulkActionId: id }, body: { planned } }),
    cancel: ({ token }: Token, { id }: { id: string }) => server.call(cancelBulkAction, { token, params: { bulkActionId: id } }),
    undo: ({ token }: Token, { id }: { id: string }) => server.call(undoBulkAction, { token, params: { bulkActionId: id } }),
    work: ({ id }: { id: string }) => runBulkAction(server.ctx, id),
    find: async ({ token }: Token, { id }: { id: string }) =>
      (await server.call(getBulkAction, { token, params: { bulkActionId: id } })).body,
    /** Starts the action and runs it to its end. */
    async carryOut(member: Token, action: BulkActionPreviewInput['action'], selection: Selection) {
      const { body } = await this.preview(member, action, selection)
      await this.start(member, body)
      await this.work(body)
      return this.find(member, body)
    },
    statusOf: async ({ token }: Token, { id }: { id: string }) => (await server.call(getCustomer, { token, params: { id } })).body.status,
    async deactivate({ token }: Token, { id }: { id: string }) {
      const { body } = await server.call(getCustomer, { token, params: { id } })
      const { accountEmail, version } = body
      await server.call(deactivateCustomer, { token, params: { id }, body: { accountEmail, version } })
    },
    /** The activity entries of a record, oldest first. */
    entriesOf: (objectId: string) =>
      server.sql<{ event: string }>('select event from activity_entries where object_id = $1 order by at, id', [objectId]),
    async outcomes({ token }: Token, { id }: { id: string }) {
      const { body } = await server.call(listBulkActionCustomers, { token, params: { bulkActionId: id }, query: { limit: 100 } })
      return new Map(body.items.map((one) => [one.id, one.reason ? `${one.outcome}: ${one.reason}` : one.outcome]))
    },
  }
}
