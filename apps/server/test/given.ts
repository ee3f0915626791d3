import { addCustomer, listSites } from '@wattdesk/contract/customers/calls.ts'
import type { Customer, CustomerAddInput } from '@wattdesk/contract/customers/models.ts'
import type { Role } from '@wattdesk/contract/permissions.ts'
import { findMember } from '../src/areas/auth/sessions/members.store.ts'
import { openSession, signSession } from '../src/areas/auth/sessions/sessions.service.ts'
import { transaction } from '../src/db/transaction.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestServer } from './server.ts'

export type GivenMember = { id: string; tenantId: string; email: string; token: string }

let count = 0
const next = () => {
  count += 1
  return count
}

/** Puts the records of the domain into a test's database. */
export function givenOf(server: TestServer) {
  async function operator(): Promise<string> {
    const [found] = await server.sql<{ id: string }>("select id from tenants where kind = 'operator'")
    if (found) return found.id
    const id = newId()
    await server.sql(
      "insert into tenants (id, kind, name, country, time_zone, language, created_at) values ($1, 'operator', 'Operator', 'DE', 'Europe/Berlin', 'en', now())",
      [id],
    )
    return id
  }

  async function affiliate(fields: { country?: string; timeZone?: string } = {}): Promise<string> {
    const id = newId()
    await server.sql(
      `insert into tenants (id, parent_id, affiliate_id, kind, name, country, time_zone, language, created_at)
       values ($1, $2, $1, 'affiliate', $3, $4, $5, 'en', now())`,
      [id, await operator(), `Affiliate ${next()}`, fields.country ?? 'DE', fields.timeZone ?? 'Europe/Berlin'],
    )
    return id
  }

  /** A member with an open session. Root belongs to the operator, others to the given tenant or a new one. */
  async function member(role: Role | Role[], tenantId?: string): Promise<GivenMember> {
    const roles = [role].flat()
    const id = newId()
    const home = tenantId ?? (roles[0] === 'root' ? await operator() : await affiliate())
    const email = `${roles[0]}${next()}@staff.example`
    await server.sql(
      "insert into members (id, tenant_id, email, first_name, last_name, language, roles, created_at) values ($1, $2, $3, 'Test', $4, 'en', $5, now())",
      [id, home, email, roles[0], roles],
    )
    return { id, tenantId: home, email, token: await sessionOf(id) }
  }

  /** Opens another session of a member and returns its access token. */
  async function sessionOf(memberId: string): Promise<string> {
    const client = { address: '127.0.0.1', userAgent: 'test' }
    const session = await transaction(server.ctx.db, (tx) =>
      openSession(tx, server.ctx, { memberId, needsCode: false, provedAt: server.clock.now(), sealedIdToken: null, client }),
    )
    const found = await findMember(server.ctx.db, memberId)
    if (!found) throw new Error('The member has no record')
    return (await signSession(server.ctx, session, found)).result.accessToken
  }

  /** Sets the clock and signs members in again, because a token is valid for minutes, and not before it was issued. */
  async function travelTo(at: string | Date, ...members: GivenMember[]): Promise<void> {
    server.clock.set(at)
    for (const one of members) one.token = await sessionOf(one.id)
  }

  /** A customer created over the API by the given member, with the ID of its site. */
  async function customer(by: GivenMember, fields: Partial<CustomerAddInput> = {}): Promise<Customer & { siteId: string }> {
    const { status, body, error } = await server.call(addCustomer, { token: by.token, body: customerModel(by.tenantId, fields) })
    if (status !== 200) throw new Error(`The customer was not created: ${JSON.stringify(error)}`)
    const sites = await server.call(listSites, { token: by.token, params: { id: body.id } })
    return { ...body, siteId: sites.body.items[0]?.id ?? '' }
  }

  function customerModel(tenantId: string, fields: Partial<CustomerAddInput> = {}): CustomerAddInput {
    const number = next()
    return {
      type: 'residential_customer',
      tenantId,
      accountName: `Customer ${number}`,
      accountEmail: `customer${number}@home.example`,
      user: { firstName: 'Erika', lastName: 'Mustermann', language: 'de' },
      site: { name: 'Home', address: 'Gartenweg 1', zipCode: '68159', city: 'Mannheim', country: 'DE' },
      ...fields,
    }
  }

  async function vendor(fields: { name: string; identifiedBy?: string; category?: string }): Promise<string> {
    const id = newId()
    await server.sql(
      'insert into vendors (id, name, display_name, category, reference_id, identified_by, created_at) values ($1, $2, $2, $3, $4, $5, now())',
      [id, fields.name, fields.category ?? 'pvbattery', newId(), fields.identifiedBy ?? 'serial_number'],
    )
    return id
  }

  /** A vendor of a category, the same each time. */
  async function vendorOf(category: string): Promise<string> {
    const [found] = await server.sql<{ id: string }>('select id from vendors where category = $1 order by id limit 1', [category])
    return found?.id ?? vendor({ name: category, category })
  }

  return { operator, affiliate, member, sessionOf, travelTo, customer, customerModel, vendor, vendorOf }
}
