import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomerUser, listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { newId } from '../src/platform/ids.ts'
import { type GivenMember, givenOf } from './given.ts'
import type { TestServer } from './server.ts'

/** Customers with their main user, and ways to read both. */
export function customerUsersOf(server: TestServer, given = givenOf(server)) {
  async function givenUser(by?: GivenMember) {
    const admin = by ?? (await given.member('admin'))
    const customer = await given.customer(admin)
    const { body } = await server.call(listCustomerUsers, { token: admin.token, params: { id: customer.id } })
    const [user] = body.items
    if (!user) throw new Error('The customer has no user')
    const read = async () => (await server.call(getCustomerUser, { token: admin.token, params: { id: customer.id, userId: user.id } })).body
    const events = async () =>
      (await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id } })).body.items.map((one) => one.event)
    return { admin, token: admin.token, customer, user, params: { id: customer.id, userId: user.id }, read, events }
  }

  async function addUser(customerId: string, email: string): Promise<string> {
    const id = newId()
    await server.sql(
      `insert into customer_users (id, customer_id, username, first_name, last_name, email, language, created_at, updated_at)
       values ($1, $2, $3, 'Max', 'Muster', $3, 'de', now(), now())`,
      [id, customerId, email],
    )
    return id
  }

  return { givenUser, addUser }
}
