import { listWork } from '@wattdesk/contract/dashboard/calls.ts'
import { newId } from '../src/platform/ids.ts'
import type { GivenMember } from './given.ts'
import type { TestServer } from './server.ts'

/** The work of a member, and alarms that cause it. */
export function workOf(server: TestServer) {
  const work = async ({ token }: GivenMember, query: { filter?: string; limit?: number; page?: number } = {}) =>
    (await server.call(listWork, { token, query })).body

  async function alarm(customer: { id: string; siteId: string }, level: string, raisedAt: Date): Promise<string> {
    const id = newId()
    await server.sql("insert into alarms (id, customer_id, site_id, level, code, raised_at) values ($1, $2, $3, $4, 'NoData', $5)", [
      ...[id, customer.id, customer.siteId, level, raisedAt],
    ])
    return id
  }

  return { work, alarm }
}
