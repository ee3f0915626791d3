import { newId } from '../src/platform/ids.ts'
import type { GivenMember, givenOf } from './given.ts'
import { installationsOf } from './installations.ts'
import type { TestServer } from './server.ts'

/** Inserts the records that timelines show. */
export function happeningsOf(server: TestServer, given: ReturnType<typeof givenOf>) {
  async function alarm(customer: { id: string; siteId: string }, raisedAt: string, clearedAt: string | null = null): Promise<string> {
    const id = newId()
    await server.sql(
      "insert into alarms (id, customer_id, site_id, level, code, raised_at, cleared_at) values ($1, $2, $3, 'warning', 'NoData', $4, $5)",
      [id, customer.id, customer.siteId, raisedAt, clearedAt],
    )
    return id
  }

  async function mail(customerId: string, sentAt: string): Promise<string> {
    const id = newId()
    await server.sql(
      `insert into outbox_mails (id, recipient, subject, text_body, purpose, created_at, next_attempt_at, sent_at, customer_id)
     values ($1, 'a@home.example', 'Your password was changed', '', 'customer', $2, $2, $2, $3)`,
      [id, sentAt, customerId],
    )
    return id
  }

  /** One of each kind of timeline entry. */
  async function eventfulCustomer(by: GivenMember) {
    await given.travelTo('2026-03-01T08:00:00Z', by)
    const customer = await given.customer(by)
    const id = customer.id
    const [user] = await server.sql<{ id: string }>('select id from customer_users where customer_id = $1', [id])
    const [installation, sale, gateway, appliance] = [newId(), newId(), newId(), newId()]
    const invitation = newId()
    await server.sql("update customer_users set last_login_at = '2026-03-06T10:00:00Z' where customer_id = $1", [id])
    await server.sql(
      `insert into invitations (id, customer_id, customer_user_id, delivery_state, sent_at, updated_at, created_at)
     values ($1, $2, $3, 'open', '2026-03-02T10:00:00Z', '2026-03-02T11:30:00Z', '2026-03-02T09:59:00Z')`,
      [invitation, id, user?.id],
    )
    const place = { customerId: id, siteId: customer.siteId }
    const head = { id: installation, added_at: '2026-03-03T10:00:00Z' }
    await installationsOf(server).add('gateway', place, head, { id: gateway, serial_number: `serial-${gateway}` })
    await server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, manufacturer, model, added_at, updated_at)
     values ($1, $2, 'd1', 'INVERTER', 'inverter', 'Fronius', 'Gen24', '2026-03-03T10:05:00Z', now())`,
      [appliance, gateway],
    )
    await server.sql(
      "insert into sales (id, customer_id, installation_kind, created_at) values ($1, $2, 'pvbattery', '2026-03-01T12:00:00Z')",
      [sale, id],
    )
    await server.sql(
      "insert into sale_steps (sale_id, position, name, status, completed_on) values ($1, 0, 'Site survey', 'completed', '2026-03-04')",
      [sale],
    )
    const alarmId = await alarm(customer, '2026-03-05T06:00:00.000123Z', '2026-03-05T07:00:00Z')
    const mailId = await mail(id, '2026-03-05T12:00:00Z')
    return { ...customer, userId: user?.id, invitation, installation, appliance, sale, alarmId, mailId }
  }

  return { alarm, mail, eventfulCustomer }
}
