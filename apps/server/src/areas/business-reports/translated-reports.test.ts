import * as reports from '@wattdesk/contract/business-reports/calls.ts'
import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { newId } from '../../platform/ids.ts'
import { sendDueReports } from './report-mails.service.ts'
import { readNames } from './report-names.views.ts'
import { readReport } from './report-results.views.ts'

const server = startServer()
const given = givenOf(server)

/** A region with an overdue step of two sales, named in German and in English. */
async function region() {
  server.clock.set('2026-06-30T12:00:00Z')
  const admin = await given.member('admin')
  const customer = await given.customer(admin)
  const overdue = async (name: string, names: object, day: string) => {
    const id = newId()
    await server.sql("insert into sales (id, customer_id, installation_kind, created_at) values ($1, $2, 'wallbox', now())", [
      ...[id, customer.id],
    ])
    await server.sql("insert into sale_steps (sale_id, position, name, names, status, planned_on) values ($1, 0, $2, $3, 'pending', $4)", [
      id,
      name,
      JSON.stringify(names),
      day,
    ])
  }
  await overdue('Vor-Ort-Termin', { en: 'Site survey' }, '2026-06-20')
  await overdue('Site survey', { de: 'Vor-Ort-Termin' }, '2026-06-29')
  return admin
}

describe('a report of names that are translated', () => {
  it('adds up what the reader sees under one name, in the language of the call, of files and of the caller', async () => {
    const { token } = await region()
    const read = async (query: object) => (await server.call(reports.presentCalls.overdueSaleSteps, { token, query })).body.rows
    const row = { kind: 'wallbox', overdueSteps: 2, longestOverdueDays: 10 }
    expect(await read({})).toEqual([{ ...row, step: 'Site survey' }])
    expect(await read({ language: 'de' })).toEqual([{ ...row, step: 'Vor-Ort-Termin' }])
    // Without a translation, each step has its own name.
    expect((await read({ language: 'it' })).map(({ step }) => step)).toEqual(['Site survey', 'Vor-Ort-Termin'])
    const { raw } = await server.call(reports.presentCalls.overdueSaleSteps, { token, query: { format: 'csv', language: 'de' } })
    expect(raw.body.split('\r\n')[1]).toBe('Wallbox,Vor-Ort-Termin,2,10')
    const unknown = await server.call(reports.presentCalls.overdueSaleSteps, { token, query: { language: 'xx' as never } })
    expect(unknown.error.details).toMatchObject([{ field: 'language', code: 'NotAChoice' }])
  })

  it('reaches each recipient of a mail in their language', async () => {
    const owner = await region()
    const colleague = await given.member('admin', owner.tenantId)
    await server.sql("update members set language = 'de' where id = $1", [colleague.id])
    const recipientIds = [owner.id, colleague.id]
    const body = { report: 'overdueSaleSteps', rhythm: 'day', format: 'csv', recipientIds } as const
    await server.call(reports.addReportSchedule, { token: owner.token, body })
    server.clock.set('2026-07-01T12:00:00Z')
    await sendDueReports(server.ctx, { readReport, readNames })
    const sent = await server.sql<{ text: string; file: Buffer }>(
      `select m.text_body as text, f.content as file from outbox_mails m join mail_files f on f.mail_id = m.id
       where m.recipient = any($1) order by m.recipient = $2`,
      [[owner.email, colleague.email], colleague.email],
    )
    expect(sent.map(({ text, file }) => [/Site survey/.test(text), /Vor-Ort/.test(text), file.toString().split('\r\n')[1]])).toEqual([
      [true, false, 'Wallbox,Site survey,2,11'],
      [false, true, 'Wallbox,Vor-Ort-Termin,2,11'],
    ])
  })
})

it('a mail states powers and capacities with their units', async () => {
  server.clock.set('2026-06-30T12:00:00Z')
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const sized = { pvInverterMaxAcPowerW: 8_000, pvPeakPowerW: 8_000, batteryCapacityWh: 10_000 }
  const model = { siteId, vendorId: await given.vendor({ name: 'of-units' }), serialNumber: 'UNITS', inverterKind: 'HYBRID' as const }
  const added = await server.call(addPvBattery, { token: admin.token, params: { id }, body: { ...model, ...sized, pvPanels: [] } })
  expect(added.status).toBe(200)
  const body = { report: 'devicesConfigurations', rhythm: 'day' } as const
  await server.call(reports.addReportSchedule, { token: admin.token, body })
  server.clock.set('2026-07-01T12:00:00Z')
  await sendDueReports(server.ctx, { readReport, readNames })
  const [mail] = await server.sql<{ text: string }>('select text_body as text from outbox_mails where recipient = $1', [admin.email])
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(': 1: 8 kW: 10 kWh')
})

it('a report says of how many installations a size is unknown, in files and mails too', async () => {
  server.clock.set('2026-06-30T12:00:00Z')
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const vendorId = await given.vendor({ name: 'of-unknown' })
  const add = async (body: object) => {
    const model = { siteId, vendorId, pvPanels: [], ...body } as never
    expect((await server.call(addPvBattery, { token: admin.token, params: { id }, body: model })).status).toBe(200)
  }
  const call = (query: object) => server.call(reports.presentCalls.devicesConfigurations, { token: admin.token, query })
  const csv = async () => (await call({ format: 'csv', language: 'en' })).raw.body.replace('\ufeff', '').split('\r\n')
  await add({ serialNumber: 'UNKNOWN', hasInverter: false })
  const unknown = { installations: 1, pvPeakPowerW: null, unsizedPvSystems: 1, batteryCapacityWh: null, unsizedBatteries: 1 }
  expect((await call({})).body).toMatchObject({ rows: [unknown], total: unknown })
  expect((await csv())[2]).toBe('Total,,1,,1,,1')
  await add({ serialNumber: 'KNOWN', inverterKind: 'PV', pvInverterMaxAcPowerW: 8_000 })
  const [head, , total] = await csv()
  expect(head).toBe(
    'Type of installation,Vendor,Installations,PV peak power (W),PV peak power unknown,Battery capacity (Wh),Battery capacity unknown',
  )
  expect(total).toBe('Total,,2,8000,1,,1')
  await server.call(reports.addReportSchedule, {
    token: admin.token,
    body: { report: 'devicesConfigurations', rhythm: 'day', format: 'pdf' },
  })
  server.clock.set('2026-07-01T12:00:00Z')
  await sendDueReports(server.ctx, { readReport, readNames })
  const [mail] = await server.sql<{ text: string; file: Buffer }>(
    'select m.text_body as text, f.content as file from outbox_mails m join mail_files f on f.mail_id = m.id where m.recipient = $1',
    [admin.email],
  )
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Total: 2: 8 kW (PV peak power unknown: 1) (Battery capacity unknown: 1)')
  const { text } = await extractText(new Uint8Array(mail?.file ?? []), { mergePages: true })
  expect(text.replace(/\s+/g, ' ')).toContain('Total 2 8 kW 1 – 1')
})
