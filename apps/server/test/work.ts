import { listWork } from '@wattdesk/contract/dashboard/calls.ts'
import { refreshSilentGateways } from '../src/areas/gateways/reports/silent-gateways.store.ts'
import { transaction } from '../src/db/transaction.ts'
import { newId } from '../src/platform/ids.ts'
import { type GivenMember, givenOf } from './given.ts'
import type { TestServer } from './server.ts'

const hour = 3_600_000

/** The work of a member, and alarms, gateways and customers that cause it. */
export function workOf(server: TestServer) {
  const given = givenOf(server)
  const ago = (ms: number) => new Date(server.clock.now().getTime() - ms)

  const work = async ({ token }: GivenMember, query: { filter?: string; limit?: number; page?: number } = {}) =>
    (await server.call(listWork, { token, query })).body

  async function alarm(customer: { id: string; siteId: string }, level: string, raisedAt: Date): Promise<string> {
    const id = newId()
    await server.sql("insert into alarms (id, customer_id, site_id, level, code, raised_at) values ($1, $2, $3, $4, 'NoData', $5)", [
      ...[id, customer.id, customer.siteId, level, raisedAt],
    ])
    return id
  }

  async function gateway(customer: { id: string; siteId: string }, contactedAt: Date | null): Promise<string> {
    const [installationId, id] = [newId(), newId()]
    await server.sql(
      `with head as (
         insert into installations (id, customer_id, site_id, kind, vendor_id, vendor_installation_id, device_type, added_at, updated_at)
         values ($1::uuid, $2, $3, 'gateway', $4, $1::uuid::text, 'Gateway', $6, $6))
       insert into gateways (id, installation_id, site_id, serial_number, start_code, device_id, vendor_name, model, contacted_at, created_at)
       values ($5::uuid, $1::uuid, $3, $5::uuid::text, $5::uuid::text, $5::uuid::text, 'Vendor', 'Box', $7, $6)`,
      [installationId, customer.id, customer.siteId, await given.vendorOf('iothub'), id, ago(90 * 24 * hour), contactedAt],
    )
    return id
  }

  const findSilent = () => transaction(server.ctx.db, (tx) => refreshSilentGateways(tx, ago(0), ago(2 * hour)))

  const deactivate = (id: string, at: Date) =>
    server.sql("update customers set status = 'inactive', deactivated_at = $2 where id = $1", [id, at])

  return { work, alarm, gateway, findSilent, deactivate }
}
