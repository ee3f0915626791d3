import { inviteMember, removeMember } from '@wattdesk/contract/account/calls.ts'
import { updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { moveCustomer } from '@wattdesk/contract/customers/record/calls.ts'
import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { addWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { previewOrderStatus } from '@wattdesk/contract/sales/order-status/calls.ts'
import { addSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { addSavedView, listSavedViews } from '@wattdesk/contract/saved-views/calls.ts'
import { changeWhiteLabel } from '@wattdesk/contract/white-label/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { deviceKinds } from '../../../../test/device-kinds.ts'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { lifecycleOf } from '../../../../test/lifecycle.ts'
import { openMarking } from '../../../../test/marked-rows.ts'
import { startServer } from '../../../../test/server.ts'
import { telemetryOf } from '../../../../test/telemetry.ts'
import { tracesOf } from '../../../../test/traces.ts'
import { header, uploadsOf } from '../../../../test/uploads.ts'
import { sealActivities, verifyActivities } from '../../activities/activity-chain.service.ts'
import { mailLinkJob } from '../../auth/identities/identity-links.service.ts'
import { foldCustomerWords } from '../../customers/lists/customer-words.store.ts'
import { runMigrations } from '../partner-migration/partner-migration.service.ts'
import { kept } from './purge-list.store.ts'

const server = startServer()
const given = givenOf(server)
const lifecycle = lifecycleOf(server)
const traces = tracesOf(server)

/** A unique word, long enough to be found in base64 as well. */
const word = 'quendelwasserzeisig'
const person = {
  accountName: `Ida ${word}`,
  accountEmail: `${word}@home.example`,
  externalReferenceId: `GV-${word}`,
  user: { firstName: `Ida${word}`, lastName: word, language: 'de' as const },
  site: { name: `Haus ${word}`, address: `${word}weg 7`, zipCode: '68159', city: `Bad ${word}`, country: 'DE' as const },
}
/** Not the customer's: the gateway, which may move to another home, and values that are anonymous or sealed. */
const notTheirs = [...Object.keys(kept), 'gateways']
/** Rows whose constraints require more than any value in every column. */
const valuesOf = ({ id, tenantId }: GivenMember) => ({
  counter_gaps: { started_at: '2026-01-01', ended_at: '2026-01-02' },
  customer_page_marks: { affiliate_id: tenantId, ordered_by: 'account_name', key_text: 'A' },
  event_attempts: { status: 200, fault: null },
  gateway_events: { scan_state: 'done' },
  gateway_places: { port: 502, units: '{71}' },
  gateway_runs: { received: '{[1,2)}' },
  gateway_commands: { command: 'scan', run: null, from_sequence: null, to_sequence: null },
  issued_forecasts: { mean_w: [0], p10_w: [0], p50_w: [0], p90_w: [0] },
  partner_migrations: { status: 'running' },
  data_imports: { from_at: '2026-01-01', to_at: '2026-01-02', continue_at: '2026-01-01' },
  unallocated_installations: {
    tenant_id: tenantId,
    affiliate_id: tenantId,
    created_at: '2026-01-01',
    expires_at: '2026-01-15',
    assigned_at: '2026-01-02',
    assigned_by: id,
  },
})

/** Members' traces of a customer outside its own records. */
async function mention(admin: GivenMember, { accountEmail }: Customer): Promise<void> {
  const uploads = uploadsOf(server)
  const line = `${accountEmail},Ida,${word},${word}weg 8,68159,Bad ${word}`
  await uploads.read(admin, `${header}\n${line}\nnot an address,Ida,${person.accountName},${word}weg 8,68159,X\n`, {
    name: `${person.accountName}.csv`,
  })
  const { token } = admin
  for (const name of ['Outages', person.accountName]) {
    const state: Record<string, string> = name === 'Outages' ? { q: accountEmail } : { status: 'active' }
    await server.call(addSavedView, { token, body: { list: 'customers', name, state, isDefault: false } })
  }
  await server.call(addSavedView, { token, body: { list: 'customers', name: 'Waiting', state: { status: 'inactive' }, isDefault: false } })
  const references = `${person.externalReferenceId}\nGV-${word}`
  await server.call(previewOrderStatus, { token, body: { origin: 'pasted', references, change: { installationStatus: 'planned' } } })
  await server.ctx.db.transaction((tx) => server.ctx.jobs.send(tx, mailLinkJob, { purpose: 'password_reset', email: accountEmail }))
}

async function addInstallations({ token }: GivenMember, { id, siteId }: { id: string; siteId: string }): Promise<void> {
  const place = { siteId, vendorId: await given.vendor({ name: 'sun-cloud' }) }
  const pv = { ...place, serialNumber: word, inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000 }
  const panels = { pvPanels: [{ panelCount: 20, peakPowerW: 8_400 }] }
  await server.call(addPvBattery, { token, params: { id }, body: { ...pv, ...panels } })
  const wallbox = { stationNumber: `${word}-2`, manufacturer: word, powerOutputA: 16, modulationMinimalLevelA: 6 }
  await server.call(addWallbox, { token, params: { id }, body: { ...place, ...wallbox } })
  for (const { calls, vendorCategory, details, kind } of deviceKinds) {
    const body = { siteId: place.siteId, vendorId: await given.vendorOf(vendorCategory), ...details(`${word}-${kind}`) }
    expect((await server.call(calls.add, { token, params: { id }, body } as never)).status).toBe(200)
  }
}

/** Traces of a whitelabel partner and its people. */
async function runBusiness(admin: GivenMember, { id, partnerTenantId }: Customer): Promise<void> {
  const tenantId = partnerTenantId ?? ''
  const { token, ...member } = await given.member('admin', tenantId)
  await server.sql('update members set first_name = $2, last_name = $2, email = $3, preferences = $4 where id = $1', [
    member.id,
    word,
    `${word}@staff.example`,
    { note: word },
  ])
  await server.sql('update sessions set user_agent = $2 where member_id = $1', [member.id, word])
  await inviteTwice(admin, tenantId)
  const brand = { version: 0, appName: word, logoUrl: null, primaryColor: '#004d40', accentColor: '#ffb300', impressumUrl: null }
  await server.call(changeWhiteLabel, { token: admin.token, params: { id }, body: brand })
  const template = { name: word, installationKind: 'pvbattery' as const, steps: [{ name: word }] }
  await server.call(addSaleTemplate, { token, body: template })
  await server.call(addSavedView, { token, body: { list: 'customers', name: word, state: { q: word }, isDefault: true } })
  await uploadsOf(server).read({ ...member, token }, `${header}\nnot an address,${word},${word},${word}weg 8,68159,X\n`, {
    name: `${word}.csv`,
  })
  const references = `GV-${word}`
  await server.call(previewOrderStatus, { token, body: { origin: 'pasted', references, change: { installationStatus: 'planned' } } })
  const other = await given.customer(admin)
  await server.call(moveCustomer, { token: admin.token, params: { id: other.id }, body: { version: 1, tenantId } })
}

/** Invites a user who never joins, and one who leaves. */
async function inviteTwice(admin: GivenMember, tenantId: string): Promise<void> {
  const body = {
    email: `left.${word}@staff.example`,
    firstName: word,
    lastName: word,
    language: 'en' as const,
    roles: ['support' as const],
    tenantId,
  }
  const invited = await server.call(inviteMember, { token: admin.token, body })
  expect([invited.status, invited.error]).toMatchObject([200, {}])
  await server.call(removeMember, { token: admin.token, params: { id: invited.body.id } })
  await server.call(inviteMember, { token: admin.token, body: { ...body, email: `new.${word}@staff.example` } })
}

/** Search words are deleted last: after every transaction that may have read them has ended, in any database of the server. */
async function expectNoTraces(): Promise<void> {
  await vi.waitFor(
    async () => {
      await foldCustomerWords(server.ctx.db)
      expect(await traces.find(word)).toEqual([])
    },
    { timeout: 20_000, interval: 200 },
  )
}

async function expectSound(): Promise<void> {
  await sealActivities(server.ctx)
  expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
}

describe('after a purge', () => {
  it('nothing of the customer is left in any column of any table, nor readable in the log, which still verifies', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin, person)
    await addInstallations(admin, customer)
    await telemetryOf(server).gateway(customer.siteId)
    await mention(admin, customer)
    const changed = { version: customer.version, secondExternalReferenceId: `${word}-2`, subscription: word }
    await server.call(updateCustomer, { token: admin.token, params: { id: customer.id }, body: changed })
    await lifecycle.deactivate(admin, customer.id, { reason: `Called by ${word}` })

    const marking = await openMarking(server, customer.id)
    await marking.add('customer_page_mark_sets', { affiliate_id: admin.tenantId })
    await marking.add('bulk_actions', { action: { kind: 'deactivate', reason: word } })
    await marking.add('bulk_action_customers', { customer_id: customer.id })
    await marking.add('device_limits', { kind: 'feed-in' })
    await marking.add('event_endpoints', { tenant_id: admin.tenantId, kinds: ['customer.created'] })
    expect(await marking.fill(notTheirs, valuesOf(admin)), 'say in this test what these tables want').toEqual([])
    const marked = await marking.mark(word, [...notTheirs, 'customers', 'customer_users'])
    expect(marked.length).toBeGreaterThan(60)
    const before = await traces.find(word)
    expect(before.length).toBeGreaterThan(30)
    expect(before).toEqual(expect.arrayContaining([expect.stringMatching(/^pgboss\./), 'the values of customer.created']))

    const purged = await lifecycle.purge(admin, customer.id)
    expect([purged.status, purged.body]).toMatchObject([200, { status: 'deleted', accountName: '', accountEmail: '' }])
    // Unrelated views are kept.
    const views = await server.call(listSavedViews, { token: admin.token, query: { list: 'customers' } })
    expect(views.body.items.map((view) => view.name)).toEqual(['Waiting'])
    await lifecycle.finishPurges()
    await expectNoTraces()
    await expectSound()
  })

  it('a list of order changes by the operator no longer names a customer that did not exist yet', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const accountEmail = 'ida.before@home.example'
    const body = {
      origin: 'pasted' as const,
      references: `${accountEmail} other@home.example`,
      change: { installationStatus: 'planned' as const },
    }
    const { body: run } = await server.call(previewOrderStatus, { token: root.token, body })
    const references = async () =>
      (await server.sql<{ reference: string }>('select reference from order_status_rows where run_id = $1', [run.id])).map(
        (row) => row.reference,
      )
    expect(await references()).toHaveLength(2)
    const { id } = await given.customer(admin, { accountEmail })
    await lifecycle.deactivate(admin, id)
    expect((await lifecycle.purge(admin, id)).status).toBe(200)
    expect(await references()).toEqual(['other@home.example'])
  })

  it('nothing of a partner, its tenant and its people is left, nor its name in the log of its former customers', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { ...person, type: 'whitelabel_partner', site: undefined })
    const tenantId = partner.partnerTenantId ?? ''
    await runBusiness(admin, partner)
    const { status } = await lifecycle.migrate(admin, partner.id, admin.tenantId)
    expect(status).toBe(200)
    await runMigrations(server.ctx)
    await lifecycle.deactivate(admin, partner.id)
    expect((await traces.find(word)).length).toBeGreaterThan(15)

    expect((await lifecycle.purge(admin, partner.id)).status).toBe(200)
    await lifecycle.finishPurges()
    await expectNoTraces()
    expect(await server.sql('select name from tenants where id = $1 and removed_at is not null', [tenantId])).toEqual([{ name: '' }])
    await expectSound()
  })
})
