import { updateMember } from '@wattdesk/contract/account/calls.ts'
import type { GivenMember } from '../given.ts'
import type { TestServer } from '../server.ts'

/** Loans of an admin to colleagues, and the colleagues' requests. */
export function accessRecordsOf(server: TestServer, admin: GivenMember, colleague: () => Promise<GivenMember>) {
  /** Access that is lent to a colleague. */
  async function loan() {
    const [{ id }, loanId] = [await colleague(), crypto.randomUUID() as string]
    await server.sql(
      `insert into access_loans (id, member_id, role, permissions, reason, lent_by, created_at, ends_at)
       values ($1, $2, 'installer', '{delete:unpaired-devices}', 'Cover', $3, now(), now() + interval '1 hour')`,
      [loanId, id, admin.id],
    )
    return { id, loanId }
  }

  /** Access lent to the admin for their own tenant: a session that works there sees what it saw before, as other calls of it need. */
  async function tenantLoan(): Promise<string> {
    const [{ id: lenderId }, loanId] = [await colleague(), crypto.randomUUID() as string]
    await server.sql('update access_loans set closed_at = now() where member_id = $1 and closed_at is null', [admin.id])
    await server.sql(
      `insert into access_loans (id, member_id, role, permissions, tenant_id, tenant_permissions, reason, lent_by, created_at, ends_at)
       values ($1, $2, 'support', '{}', $3, '{write:customers-peak-power}', 'Cover', $4, now(), now() + interval '1 hour')`,
      [loanId, admin.id, admin.tenantId, lenderId],
    )
    return loanId
  }

  async function accessRequest(): Promise<string> {
    const id = crypto.randomUUID() as string
    await server.sql("insert into access_requests (id, member_id, permissions, created_at) values ($1, $2, '{write:customers}', now())", [
      id,
      (await colleague()).id,
    ])
    return id
  }

  /** The log entry of a colleague's new name. */
  async function changeOfName(adminToken: string): Promise<string> {
    const { id } = await colleague()
    await server.call(updateMember, { token: adminToken, params: { id }, body: { firstName: 'Other' } })
    const [entry] = await server.sql<{ id: string }>("select id from activity_entries where object_id = $1 and event = 'member.changed'", [
      id,
    ])
    return entry?.id ?? ''
  }

  return { loan, tenantLoan, accessRequest, changeOfName }
}
