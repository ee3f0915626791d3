import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { listCustomers, listCustomersOfPartner, listSites } from '@wattdesk/contract/customers/calls.ts'
import { customerAddModel } from '@wattdesk/contract/customers/models.ts'
import { listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import {
  cancelImport,
  changeImportReading,
  downloadImportFile,
  downloadImportResults,
  downloadRejectedRows,
  listCustomerImports,
  listCustomerImportsOfPartner,
} from '@wattdesk/contract/imports/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { lifecycleOf } from '../../../test/lifecycle.ts'
import { startServer } from '../../../test/server.ts'
import { goodFile, goodLine, header, uploadsOf } from '../../../test/uploads.ts'
import { sealActivities, verifyActivities } from '../activities/activity-chain.service.ts'
import { resumeStalled } from './import-upkeep.service.ts'

const server = startServer()
const given = givenOf(server)
const uploads = uploadsOf(server)
const lifecycle = lifecycleOf(server)

describe('an import', () => {
  it('stores a cell that begins with = like the form and the API', async () => {
    const admin = await given.member('admin')
    const user = { firstName: '=1+1', lastName: '=HYPERLINK("x")', language: 'en' } as const
    const { id } = await given.customer(admin, { accountName: '=1+1 =HYPERLINK("x")', user })
    const file = `${header}\nraw@home.example,=1+1,"=HYPERLINK(""x"")",=Weg 1,68159,Mannheim\n`
    expect(await uploads.importAll(admin, file)).toMatchObject({ details: { rows: 1, created: 1, faulty: 0 } })
    const { body } = await server.call(listCustomers, { token: admin.token })
    const usersOf = async (params: { id: string }) => {
      const users = await server.call(listCustomerUsers, { token: admin.token, params })
      return users.body.items.map(({ firstName, lastName }) => ({ firstName, lastName }))
    }
    expect(body.items).toHaveLength(2)
    for (const one of body.items) {
      expect(one.accountName).toBe('=1+1 =HYPERLINK("x")')
      expect(await usersOf({ id: one.id })).toEqual([{ firstName: '=1+1', lastName: '=HYPERLINK("x")' }])
    }
    const imported = body.items.find((one) => one.id !== id)
    expect(imported?.site?.address).toBe('=Weg 1')
    // The portal's form checks the contract's model before it calls.
    const model = given.customerModel(admin.tenantId, { user })
    expect(customerAddModel.parse(model)).toMatchObject({ user: { firstName: '=1+1', lastName: '=HYPERLINK("x")' } })
  })

  it('creates a customer with user, site and activity entry for each valid row, but only after the start', async () => {
    const admin = await given.member('admin', await given.affiliate({ country: 'DE', timeZone: 'Europe/Vienna' }))
    const read = await uploads.read(admin, goodFile(3))
    expect(read).toMatchObject({
      status: 'checked',
      details: { rows: 3, new: 3, faulty: 0 },
      progress: null,
      file: { name: 'customers.csv' },
    })
    expect((await server.call(listCustomers, { token: admin.token })).body.total).toBe(0)
    await uploads.start(admin, read)
    await uploads.work(read.id)
    const done = await uploads.find(admin, read.id)
    expect(done).toMatchObject({ status: 'done', details: { created: 3, updated: 0, refused: 0 }, startedBy: { id: admin.id } })

    const list = await server.call(listCustomers, { token: admin.token, query: { searchValue: 'person2' } })
    const [customer] = list.body.items
    expect(customer).toMatchObject({
      accountName: 'Erika Muster 2',
      accountEmail: 'person2@home.example',
      source: { kind: 'csv', user: null },
      status: 'active',
      site: { name: 'Gartenweg 2', address: 'Gartenweg 2', zipCode: '68159', city: 'Mannheim' },
    })
    const params = { id: customer?.id ?? '' }
    expect((await server.call(listSites, { token: admin.token, params })).body.items).toMatchObject([
      { isMain: true, timeZone: 'Europe/Vienna', country: 'DE' },
    ])
    expect((await server.call(listCustomerUsers, { token: admin.token, params })).body.items).toMatchObject([
      { email: 'person2@home.example', firstName: 'Erika', lastName: 'Muster 2', language: 'en', isMain: true },
    ])
    const log = await server.call(listCustomerActivities, { token: admin.token, params })
    expect(log.body.items).toMatchObject([
      {
        event: 'customer.created',
        action: 'create',
        source: 'csv_import',
        actor: { memberId: admin.id },
        before: null,
        after: { accountEmail: 'person2@home.example' },
      },
    ])
    const counted = await server.call(listCustomers, { token: admin.token, query: { filter: '{"source":"csv"}' } })
    expect(counted.body.total).toBe(3)
    const rows = await uploads.rows(admin, read.id, 'created')
    expect(rows.find((row) => row.row === 3)?.customerId).toBe(params.id)
    await sealActivities(server.ctx)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  })

  it('logs its upload, start and end', async () => {
    const admin = await given.member('admin')
    const { id } = await uploads.importAll(admin, goodFile(1))
    const entries = await server.sql("select event from activity_entries where object_type = 'import' and object_id = $1 order by at, id", [
      id,
    ])
    expect(entries).toEqual([{ event: 'import.uploaded' }, { event: 'import.started' }, { event: 'import.finished' }])
  })

  it('changes nothing when the same file is uploaded again, and reports it', async () => {
    const admin = await given.member('admin')
    await uploads.importAll(admin, goodFile(5))
    const entries = await server.sql("select count(*)::int as n from activity_entries where event like 'customer.%'")
    const again = await uploads.importAll(admin, goodFile(5), 'update')
    expect(again.details).toMatchObject({ rows: 5, new: 0, unchanged: 5, differs: 0, created: 0, updated: 0 })
    expect(await server.sql("select count(*)::int as n from activity_entries where event like 'customer.%'")).toEqual(entries)
    expect((await server.call(listCustomers, { token: admin.token })).body.total).toBe(5)
  })

  it('keeps or updates customers that differ', async () => {
    const admin = await given.member('admin')
    await uploads.importAll(admin, `${header},externalReferenceId\n${goodLine(1)},GV1\n${goodLine(2)},GV2\n`)
    const other = `${header},externalReferenceId\nnew1@home.example,Erika,Neumann,,68161,,GV1\n${goodLine(2)},GV2\n`.replace(
      ',,68161,,',
      ',Gartenweg 1,68161,Mannheim,',
    )
    const kept = await uploads.importAll(admin, other)
    expect(kept.details).toMatchObject({ differs: 1, unchanged: 1, updated: 0 })
    expect(await uploads.emails(admin)).toEqual(['person1@home.example', 'person2@home.example'])
    server.clock.advance(1)
    const updated = await uploads.importAll(admin, other, 'update')
    expect(updated.details).toMatchObject({ differs: 1, updated: 1, refused: 0 })
    const [row] = await uploads.rows(admin, updated.id, 'updated')
    const params = { id: row?.customerId ?? '' }
    expect((await server.call(listSites, { token: admin.token, params })).body.items).toMatchObject([
      { zipCode: '68161', address: 'Gartenweg 1' },
    ])
    const log = await server.call(listCustomerActivities, { token: admin.token, params })
    expect(log.body.items[0]).toMatchObject({
      event: 'customer.changed',
      source: 'csv_import',
      before: { accountEmail: 'person1@home.example', lastName: 'Muster 1', zipCode: '68159' },
      after: { accountEmail: 'new1@home.example', lastName: 'Neumann', zipCode: '68161' },
    })
    expect(await uploads.emails(admin)).toContain('new1@home.example')
    const users = await server.call(listCustomerUsers, { token: admin.token, params })
    expect(users.body.items).toMatchObject([{ email: 'new1@home.example', username: 'new1@home.example', emailVerifiedAt: null }])
    expect(log.body.items.map((entry) => entry.event)).toContain('customer-user.email-changed')
    const mails = await server.sql("select template from outbox_mails where recipient = 'new1@home.example'")
    expect(mails).toEqual([{ template: 'customer-verification' }])
  })

  it('refuses an address that another user has, and changes the other rows', async () => {
    const admin = await given.member('admin')
    const columns = `${header},externalReferenceId`
    await uploads.importAll(admin, `${columns}\n${goodLine(1)},GV1\n${goodLine(2)},GV2\n`)
    await server.sql("update customer_users set email = 'second@home.example' where email = 'person2@home.example'")
    const file = [columns, `${goodLine(1).replace('person1', 'second')},GV1`, `${goodLine(2).replace('Erika', 'Maria')},GV2`, ''].join('\n')
    const updated = await uploads.importAll(admin, file, 'update')
    expect(updated.details).toMatchObject({ differs: 2, updated: 1, refused: 1 })
    expect(await uploads.rows(admin, updated.id, 'refused')).toMatchObject([{ row: 2, faults: [{ code: 'Taken' }] }])
    expect(await uploads.emails(admin)).toEqual(['person1@home.example', 'person2@home.example'])
  })

  it('renames the tenant of a partner together with its account', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const file = `accountEmail,accountName,firstName,lastName,type\n${partner.accountEmail},Sonnenwerk GmbH,Erika,Mustermann,partner\n`
    expect((await uploads.importAll(admin, file, 'update')).details).toMatchObject({ updated: 1, faulty: 0 })
    const named = await server.sql('select name from tenants where id = $1', [partner.partnerTenantId])
    expect(named).toEqual([{ name: 'Sonnenwerk GmbH' }])
  })

  it('adds the site of a row to a partner without one, and names it by its address', async () => {
    const admin = await given.member('admin')
    const { accountEmail } = await given.customer(admin, { type: 'partner', site: undefined })
    const file = `${header},type\n${accountEmail},Erika,Mustermann,Gartenweg 1,68159,Mannheim,partner\n`
    expect((await uploads.importAll(admin, file, 'update')).details).toMatchObject({ updated: 1, faulty: 0 })
    const [shown] = (await server.call(listCustomers, { token: admin.token })).body.items
    expect(shown?.site).toEqual({ name: 'Gartenweg 1', address: 'Gartenweg 1', zipCode: '68159', city: 'Mannheim' })
  })

  it('rejects a row whose type differs from the customer’s, and accepts an empty type', async () => {
    const admin = await given.member('admin')
    const home = await given.customer(admin)
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const line = (email: string, type: string) => `${email},Erika,Mustermann,${type}`
    const read = async (homeType: string, partnerType: string) => {
      const rows = [line(home.accountEmail, homeType), line(partner.accountEmail, partnerType)]
      return uploads.read(
        admin,
        `accountEmail,firstName,lastName,type,address,zipCode,city\n${rows.map((row) => `${row},Gartenweg 1,68159,Mannheim\n`).join('')}`,
      )
    }
    const wrong = await read('partner', 'residential_customer')
    expect(wrong.details).toMatchObject({ faulty: 2 })
    const fault = { field: 'type', code: 'TypeDiffers' }
    expect(await uploads.rows(admin, wrong.id, 'faulty')).toMatchObject([{ faults: [fault] }, { faults: [fault] }])
    expect((await read('', '')).details).toMatchObject({ faulty: 0 })
    expect((await read('residential_customer', 'partner')).details).toMatchObject({ faulty: 0 })
  })

  it('creates partners with their own tenant, and a partner’s rows as its customers', async () => {
    const admin = await given.member('admin')
    const file = 'Typ;Firma;E-Mail;Vorname;Nachname\nPartner;Solar GmbH;info@solar.example;Ada;Lang\n'
    const partners = await uploads.importAll(admin, file)
    expect(partners.details).toMatchObject({ created: 1 })
    const [row] = await uploads.rows(admin, partners.id)
    const params = { id: row?.customerId ?? '' }
    const own = await uploads.importAll(admin, goodFile(2, 50), 'keep', { path: `/api/v1/customers/${params.id}/upload` })
    expect(own.details).toMatchObject({ created: 2 })
    expect((await server.call(listCustomersOfPartner, { token: admin.token, params })).body.total).toBe(2)
    const history = await server.call(listCustomerImportsOfPartner, { token: admin.token, params })
    expect(history.body.items.map((item) => item.id)).toEqual([own.id])
    expect((await server.call(listCustomerImports, { token: admin.token })).body.total).toBe(2)
    const wrong = await uploads.read(admin, file.replaceAll('solar', 'lunar'), { path: `/api/v1/customers/${params.id}/upload` })
    expect((await uploads.rows(admin, wrong.id))[0]?.faults).toMatchObject([{ field: 'type', code: 'PartnerBelowPartner' }])
  })

  it('adds no customer to a partner that is deactivated, whenever that happens', async () => {
    const admin = await given.member('admin')
    const { id, partnerTenantId } = await given.customer(admin, { type: 'partner', site: undefined })
    const toPartner = { path: `/api/v1/customers/upload?tenantId=${partnerTenantId}` }
    const [checked, started] = [await uploads.read(admin, goodFile(1, 1), toPartner), await uploads.read(admin, goodFile(1, 2), toPartner)]
    expect((await uploads.start(admin, started)).status).toBe(200)
    expect((await lifecycle.deactivate(admin, id)).status).toBe(200)
    const late = await uploads.send(admin, goodFile(1, 3), toPartner)
    expect([late.status, late.error.code]).toEqual([409, 'PartnerNotActive'])
    const start = await uploads.start(admin, checked)
    expect([start.status, start.error.code]).toEqual([409, 'PartnerNotActive'])
    await uploads.work(started.id)
    expect(await uploads.find(admin, started.id)).toMatchObject({ status: 'failed', details: { created: 0 } })
    expect((await uploads.rows(admin, started.id)).map((row) => row.state)).toEqual(['skipped'])
    expect((await server.call(listCustomersOfPartner, { token: admin.token, params: { id } })).body.total).toBe(0)
    await lifecycle.reactivate(admin, id)
    expect((await uploads.start(admin, checked)).status).toBe(200)
    await uploads.work(checked.id)
    expect(await uploads.find(admin, checked.id)).toMatchObject({ status: 'done', details: { created: 1 } })
  })

  it('requires the tenant from a member of the operator', async () => {
    const root = await given.member('root')
    const affiliate = await given.affiliate()
    const none = await uploads.send(root, goodFile(1))
    expect([none.status, none.error.details]).toMatchObject([400, [{ field: 'tenantId', code: 'Required' }]])
    const named = await uploads.send(root, goodFile(1), { path: `/api/v1/customers/upload?tenantId=${affiliate}` })
    expect(named.body.tenant.id).toBe(affiliate)
  })

  it('can be cancelled, and then cannot be started', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, goodFile(2))
    const cancelled = await server.call(cancelImport, { token: admin.token, params: { importId: read.id } })
    expect(cancelled.body.status).toBe('cancelled')
    const again = await server.call(cancelImport, { token: admin.token, params: { importId: read.id } })
    expect(again.status).toBe(200)
    const late = await uploads.start(admin, cancelled.body)
    expect([late.status, late.error.code, late.error.details]).toEqual([409, 'ImportStateForbids', { state: 'cancelled' }])
    expect(await uploads.rows(admin, read.id, 'skipped')).toHaveLength(2)
  })

  it('fails when it does not finish within a day', async () => {
    const admin = await given.member('admin')
    const { id } = (await uploads.send(admin, goodFile(1))).body
    server.clock.advance(86_400_000 - 1_000)
    await resumeStalled(server.ctx)
    const stateOf = () => server.sql('select state from customer_imports where id = $1', [id])
    expect(await stateOf()).toEqual([{ state: 'reading' }])
    server.clock.advance(60_000)
    await resumeStalled(server.ctx)
    expect(await stateOf()).toEqual([{ state: 'failed' }])
    const entries = await server.sql("select actor_kind from activity_entries where event = 'import.failed' and object_id = $1", [id])
    expect(entries).toEqual([{ actor_kind: 'system' }])
    await uploads.work(id)
    expect(await stateOf()).toEqual([{ state: 'failed' }])
  })

  it('does not fail when the file of an earlier day is read anew and its process dies', async () => {
    const admin = await given.member('admin')
    const { id, version, reading } = await uploads.read(admin, goodFile(1))
    await server.sql("update customer_imports set created_at = created_at - interval '2 days' where id = $1", [id])
    await server.call(changeImportReading, { token: admin.token, params: { importId: id }, body: { version, ...reading } })
    server.clock.advance(60_000)
    await resumeStalled(server.ctx)
    await uploads.work(id)
    expect((await uploads.find(admin, id)).status).toBe('checked')
  })

  it('is started once; the second of two concurrent starts is refused', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, goodFile(2))
    const both = await Promise.all([uploads.start(admin, read), uploads.start(admin, read)])
    expect(both.map((one) => one.status).sort()).toEqual([200, 409])
    await uploads.work(read.id)
    const done = await uploads.find(admin, read.id)
    const late = await server.call(cancelImport, { token: admin.token, params: { importId: read.id } })
    expect([done.status, late.status]).toEqual(['done', 409])
  })
})

describe('how a file is read', () => {
  it('can be changed: another encoding, delimiter, header or columns', async () => {
    const admin = await given.member('admin')
    const odd = 'wer|wo|was|x|y|z\nanna@home.example|Anna|Groß|Weg 1|68159|Mannheim\n'
    const read = await uploads.read(admin, Buffer.from(odd, 'latin1'))
    expect(read).toMatchObject({
      status: 'unreadable',
      fault: { code: 'NoColumnKnown' },
      detected: { delimiter: 'pipe', encoding: 'iso-8859-1' },
    })
    const columns = ['accountEmail', 'firstName', 'lastName', 'address', 'zipCode', 'city'] as const
    const change = (version: number, hasHeader: boolean) =>
      server.call(changeImportReading, {
        token: admin.token,
        params: { importId: read.id },
        body: { version, encoding: 'iso-8859-1', delimiter: 'pipe', hasHeader, columns: [...columns] },
      })
    const changed = await change(read.version, true)
    expect(changed.body.status).toBe('reading')
    await uploads.work(read.id)
    expect((await uploads.rows(admin, read.id))[0]).toMatchObject({ row: 2, state: 'new', values: { lastName: 'Groß' } })
    const stale = await change(read.version, true)
    expect([stale.status, stale.error.code]).toEqual([409, 'ImportChanged'])
    const now = await uploads.find(admin, read.id)
    await change(now.version, false)
    await uploads.work(read.id)
    expect((await uploads.find(admin, read.id)).details).toMatchObject({ rows: 2, new: 1, faulty: 1 })
  })

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text), 'utf-8'],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 LE with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 LE without', (text: string) => Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'utf-16be'],
    ['ISO-8859-1', (text: string) => Buffer.from(text, 'latin1'), 'iso-8859-1'],
    ['Windows-1252', (text: string) => Buffer.from(text.replace('Plus', 'Pl\x80s'), 'latin1'), 'windows-1252'],
    ['ISO-8859-15', (text: string) => Buffer.from(text.replace('Plus', '5 \xa4'), 'latin1'), 'iso-8859-15'],
  ])('is detected: %s', async (_, encode, encoding) => {
    const admin = await given.member('admin')
    const read = await uploads.read(
      admin,
      encode('E-Mail;Vorname;Nachname;Straße;PLZ;Ort;Tarif\nzoe@home.example;Zoë;Müßig;Weg 1;68159;Köln;Home Plus\n'),
    )
    expect(read.detected).toMatchObject({ encoding, delimiter: 'semicolon', hasHeader: true })
    const [row] = await uploads.rows(admin, read.id)
    expect(row).toMatchObject({ state: 'new', values: { firstName: 'Zoë', lastName: 'Müßig', city: 'Köln' } })
    const withEuro: Record<string, string> = { 'windows-1252': 'Home Pl€s', 'iso-8859-15': 'Home 5 €' }
    expect(row?.values.subscription).toBe(withEuro[encoding] ?? 'Home Plus')
  })

  it.each([
    ['sep=;', ';', 'semicolon'],
    ['"SEP=|"', '|', 'pipe'],
    ['sep=,', ',', 'comma'],
  ])('is what its first line states for Excel, which is no row: %s', async (line, sign, delimiter) => {
    const admin = await given.member('admin')
    const table = `${header}\n${goodLine(1)}\n${goodLine(2)}\n`.replaceAll(',', sign)
    const read = await uploads.read(admin, `${line}\r\n${table}`)
    expect(read).toMatchObject({ status: 'checked', detected: { delimiter, hasHeader: true }, details: { rows: 2, new: 2, faulty: 0 } })
    // Spreadsheets do not count it either.
    expect((await uploads.rows(admin, read.id)).map(({ row }) => row)).toEqual([2, 3])
  })
})

describe('the history', () => {
  it('lists a day in the tenant’s time zone, newest first, with the original file', async () => {
    server.clock.set('2026-11-30T22:30:00Z')
    const early = await given.member('admin', await given.affiliate({ timeZone: 'Europe/Berlin' }))
    const late = await uploads.send(early, goodFile(1))
    server.clock.set('2026-11-30T23:30:00Z')
    const admin = { ...early, token: await given.sessionOf(early.id) }
    const next = await uploads.send(admin, goodFile(2), { name: 'C:\\temp\\Zoë „neu".csv' })
    const history = async (date?: string) =>
      (await server.call(listCustomerImports, { token: admin.token, query: { ...(date ? { date } : {}) } })).body
    expect((await history()).items.map((item) => item.id)).toEqual([next.body.id, late.body.id])
    expect((await history('2026-11-30')).items.map((item) => item.id)).toEqual([late.body.id])
    expect((await history('2026-12-01')).total).toBe(1)
    const file = await server.call(downloadImportFile, { token: admin.token, params: { importId: next.body.id } })
    expect(file.raw.body).toBe(goodFile(2))
    expect(String(file.headers['content-disposition'])).toContain("filename*=UTF-8''Zo%C3%AB")
  })

  it('shows nothing of other tenants', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    const { id } = await uploads.read(admin, goodFile(1))
    expect((await server.call(listCustomerImports, { token: stranger.token })).body.total).toBe(0)
    for (const call of [downloadImportFile, downloadRejectedRows, downloadImportResults, cancelImport]) {
      const { status, error } = await server.call(call, { token: stranger.token, params: { importId: id } })
      expect([status, error.code]).toEqual([404, 'ImportNotFound'])
    }
  })
})
