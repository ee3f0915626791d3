import { createClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import { previewBulkAction } from '@wattdesk/contract/bulk-actions/calls.ts'
import { addReportSchedule } from '@wattdesk/contract/business-reports/calls.ts'
import { deactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { createImpersonation } from '@wattdesk/contract/impersonation/calls.ts'
import { listMails } from '@wattdesk/contract/mails/calls.ts'
import { addCustomerNote } from '@wattdesk/contract/notes/calls.ts'
import { startSale } from '@wattdesk/contract/sales/calls.ts'
import { previewOrderStatus } from '@wattdesk/contract/sales/order-status/calls.ts'
import { addSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { addSavedView } from '@wattdesk/contract/saved-views/calls.ts'
import { listTimeline } from '@wattdesk/contract/timeline/calls.ts'
import { bulkActionsOf } from '../bulk-actions.ts'
import { contentOf, pixelForm } from '../content.ts'
import type { GivenMember, givenOf } from '../given.ts'
import type { TestServer } from '../server.ts'
import { goodFile, uploadsOf } from '../uploads.ts'
import { accessRecordsOf } from './access-records.ts'
import { brandRecordsOf } from './brand-records.ts'
import { deviceRecordsOf } from './device-records.ts'
import { eventRecordsOf } from './event-records.ts'
import { gatewayRecordsOf } from './gateway-records.ts'

/** Records that every tenant may use, but none of them owns. */
export type Shared = { vendorId: string; featureGroupId: string; userFeatureGroupId: string; contentSchemaId: string }

let files = 0

export type TenantRecords = ReturnType<typeof tenantRecordsOf>

/** Creates records of a member's tenant, different ones each time. */
export function tenantRecordsOf(
  server: TestServer,
  given: ReturnType<typeof givenOf>,
  admin: GivenMember,
  { vendorId, featureGroupId, userFeatureGroupId, contentSchemaId }: Shared,
) {
  const { token } = admin
  const bulk = bulkActionsOf(server)
  const uploads = uploadsOf(server)

  const customer = () => given.customer(admin)

  /** A customer whose main user has confirmed the address. */
  async function confirmedCustomer() {
    const made = await customer()
    await server.sql('update customer_users set email_verified_at = now() where customer_id = $1', [made.id])
    return made
  }

  async function partner(type: 'partner' | 'whitelabel_partner' = 'partner') {
    const made = await given.customer(admin, { type, site: undefined })
    return { ...made, partnerTenantId: made.partnerTenantId ?? '' }
  }

  async function inactiveCustomer(): Promise<Customer> {
    const made = await customer()
    const { body } = await server.call(deactivateCustomer, {
      token,
      params: { id: made.id },
      body: { version: made.version, accountEmail: made.accountEmail },
    })
    return body
  }

  /** A customer's main user. */
  async function user() {
    const { id } = await customer()
    const { body } = await server.call(listCustomerUsers, { token, params: { id } })
    return { id, userId: body.items[0]?.id ?? '' }
  }

  /** A user with a password, with its ID at the identity provider. */
  async function joinedUser() {
    const [made, subject] = [await user(), crypto.randomUUID() as string]
    await server.sql(
      `insert into customer_identities (customer_user_id, subject, password_hash, password_changed_at, created_at)
       values ($1, $2, 'none', now(), now())`,
      [made.userId, subject],
    )
    return { ...made, subject }
  }

  const contents = contentOf(server, given)
  const content = () => contents.add(admin, contentSchemaId)
  async function contentFile(): Promise<string> {
    const { type, content: payload } = pixelForm()
    const url = `/api/v1/content/tenants/${admin.tenantId}/files`
    const response = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    })
    return response.json().id
  }
  async function orderOf(contentId: string): Promise<number> {
    const [row] = await server.sql<{ place: number }>('select saved_order as place from contents where id = $1', [contentId])
    return row?.place ?? 0
  }

  async function pathOf(contentId: string): Promise<string> {
    const [row] = await server.sql<{ path: string }>('select path from contents where id = $1', [contentId])
    return row?.path ?? ''
  }

  async function saleTemplate(): Promise<string> {
    const steps = [{ name: 'Offer sent' }]
    const body = { name: crypto.randomUUID(), installationKind: 'pvbattery' as const, steps }
    return (await server.call(addSaleTemplate, { token, body })).body.id
  }

  async function sale() {
    const { id } = await customer()
    const { body } = await server.call(startSale, { token, params: { id }, body: { templateId: await saleTemplate() } })
    return { id, saleId: body.id }
  }

  async function orderStatusRun(): Promise<string> {
    const change = { installationStatus: 'planned' as const }
    const body = { origin: 'chosen' as const, customerIds: [(await customer()).id], change }
    return (await server.call(previewOrderStatus, { token, body })).body.id
  }

  async function bulkAction(kind: 'export' | 'deactivate' = 'deactivate', upTo: 'previewed' | 'started' | 'done' = 'previewed') {
    const action = kind === 'export' ? { kind, columns: ['id' as const] } : { kind }
    const { body } = await server.call(previewBulkAction, { token, body: { action, selection: bulk.byIds(await customer()) } })
    if (upTo !== 'previewed') await bulk.start(admin, body)
    if (upTo === 'done') await bulk.work(body)
    return body.id
  }

  /** An upload of one valid row that was read, but not started. */
  async function customerImport() {
    files += 1
    const { id, version, reading } = await uploads.read(admin, goodFile(1, files))
    const [row] = await uploads.rows(admin, id)
    if (!row) throw new Error('The file has no row')
    return { importId: id, version, reading, row }
  }

  /** An event of a customer. */
  async function timelineEntry() {
    const { id } = await customer()
    const { body } = await server.call(listTimeline, { token, params: { id }, query: {} })
    return { id, key: body.items[0]?.key ?? '' }
  }

  /** A mail to a customer's user, not sent yet. */
  async function mail(): Promise<string> {
    await inactiveCustomer()
    const { body } = await server.call(listMails, { token })
    return body.items[0]?.id ?? ''
  }

  async function mailWithFile(): Promise<string> {
    const id = await mail()
    await server.sql(`insert into mail_files (mail_id, name, type, content) values ($1, 'report.csv', 'text/csv', 'From,To')`, [id])
    return id
  }

  async function savedView(): Promise<string> {
    const body = { list: 'customers' as const, name: crypto.randomUUID(), state: { city: 'Mannheim' } }
    return (await server.call(addSavedView, { token, body })).body.id
  }

  async function sessionOf(memberId: string): Promise<string> {
    await given.sessionOf(memberId)
    const [newest] = await server.sql<{ id: string }>(
      'select id from sessions where member_id = $1 order by created_at desc, id desc limit 1',
      [memberId],
    )
    return newest?.id ?? ''
  }

  async function impersonation() {
    const { id } = await customer()
    const { body } = await server.call(createImpersonation, { token, params: { id }, body: { reason: 'The customer asks' } })
    return { id, tokenId: body.id }
  }

  async function note() {
    const [{ id }, noteId] = [await customer(), crypto.randomUUID() as string]
    await server.call(addCustomerNote, { token, params: { id }, body: { id: noteId, text: 'Called back' } })
    return { id, noteId }
  }

  async function alarm(): Promise<string> {
    const [{ id, siteId }, alarmId] = [await customer(), crypto.randomUUID() as string]
    await server.sql(
      "insert into alarms (id, customer_id, site_id, level, code, raised_at) values ($1, $2, $3, 'error', 'NoData', now() - interval '1 hour')",
      [alarmId, id, siteId],
    )
    return alarmId
  }

  async function reportSchedule(): Promise<string> {
    return (
      await server.call(addReportSchedule, {
        token,
        body: { report: 'creation', rhythm: 'day', filter: JSON.stringify({ tenantId: crypto.randomUUID() }) },
      })
    ).body.id
  }

  async function notification(): Promise<string> {
    const id = crypto.randomUUID() as string
    await server.sql("insert into notifications (id, member_id, kind, object_id, created_at) values ($1, $2, 'import-done', $1, now())", [
      id,
      admin.id,
    ])
    return id
  }

  async function clientCredentials(): Promise<string> {
    const body = { name: `Program ${crypto.randomUUID()}`, scopes: ['pvb:read' as const], reason: 'For the data warehouse' }
    return (await server.call(createClientCredentials, { token, body })).body.id
  }

  const colleague = () => given.member('support', admin.tenantId)

  async function secureColleague() {
    const made = await colleague()
    await server.sql("insert into multifactors (member_id, sealed_secret, started_at, activated_at) values ($1, '', now(), now())", [
      made.id,
    ])
    return made
  }

  return {
    admin,
    given,
    featureGroupId,
    userFeatureGroupId,
    customer,
    confirmedCustomer,
    partner,
    inactiveCustomer,
    user,
    joinedUser,
    saleTemplate,
    content,
    contentFile,
    orderOf,
    pathOf,
    contentSchemaId,
    sale,
    orderStatusRun,
    bulkAction,
    customerImport,
    timelineEntry,
    mail,
    mailWithFile,
    savedView,
    sessionOf,
    impersonation,
    note,
    alarm,
    colleague,
    secureColleague,
    clientCredentials,
    reportSchedule,
    notification,
    ...deviceRecordsOf(server, given, { admin, vendorId, customer }),
    ...gatewayRecordsOf(server, token, customer),
    ...brandRecordsOf(server, given, admin),
    ...eventRecordsOf(server, admin),
    ...accessRecordsOf(server, admin, colleague),
  }
}
