import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { changeCustomerUserEmail, listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { previewHistoryMail, sendHistoryMail } from '@wattdesk/contract/history/mails/calls.ts'
import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import { getMail, listMails } from '@wattdesk/contract/mails/calls.ts'
import { formatEnergyWh } from '@wattdesk/i18n/formats.ts'
import { localeOf } from '@wattdesk/i18n/languages.ts'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { mailsOf } from '../../../../test/mails.ts'
import { plantPast, slotsOfHome } from '../../../../test/past-home.ts'
import { countWaiting, startServer } from '../../../../test/server.ts'
import { givenSmtp } from '../../../../test/smtp.ts'
import { transaction } from '../../../db/transaction.ts'
import { newId } from '../../../platform/ids.ts'
import { deliverMails } from '../../mails/mail-delivery.service.ts'
import { resumSite } from '../../telemetry/rollup.store.ts'

const smtp = await givenSmtp()
await smtp.start()
const server = startServer({ SMTP_URL: smtp.url })
const given = givenOf(server)
const mailsTo = mailsOf(server)
const slots = slotsOfHome()
const october = { fromDate: '2025-10-01', toDate: '2025-10-31' }
afterAll(() => smtp.stop())

let support: GivenMember
beforeAll(async () => {
  support = await given.member('support')
})

type Home = Awaited<ReturnType<typeof home>>

/** A customer of the support member's tenant with a measured home. */
async function home(language: (typeof languages)[number] = 'de') {
  const admin = await given.member('admin', support.tenantId)
  const customer = await given.customer(admin, { user: { firstName: 'Erika', lastName: 'Mustermann', language } })
  await confirm(customer.id)
  await plantPast(server, customer.siteId, slots)
  await sumDays(customer.siteId)
  return { ...customer, admin }
}

const confirm = (customerId: string) =>
  server.sql('update customer_users set email_verified_at = now() where customer_id = $1', [customerId])

let serials = 0
async function givenInverter({ admin, id, siteId }: Home, manufacturer: string): Promise<void> {
  serials += 1
  const inverter = { serialNumber: `MAIL${serials}`, inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000, installedOn: '2025-06-01' }
  const body = { siteId, vendorId: await given.vendorOf('pvbattery'), ...inverter, pvPanels: [{ panelCount: 20, peakPowerW: 9_800 }] }
  await server.call(addPvBattery, { token: admin.token, params: { id }, body })
  await server.sql('update installations set manufacturer = $2 where site_id = $1', [siteId, manufacturer])
}

const sumDays = (siteId: string) => transaction(server.ctx.db, (tx) => resumSite(tx, siteId))
const asked = ({ id, siteId }: Home, more: object = {}) => ({ params: { id }, body: { siteId, ...october, ...more } })
const send = (one: Home, more: object = {}, { token } = support) =>
  server.call(sendHistoryMail, { token, params: { id: one.id }, body: { id: newId(), siteId: one.siteId, ...october, ...more } })
const preview = async (one: Home, more: object = {}) =>
  (await server.call(previewHistoryMail, { token: support.token, ...asked(one, more) })).body
const sumOf = (name: 'production' | 'gridImport') =>
  slots.filter(({ start }) => start < Date.parse('2025-10-31T23:00:00Z')).reduce((sum, slot) => sum + (slot[name] ?? 0), 0)

describe('the figures of a period, mailed to the customer', () => {
  it('state energies, coverage, source and period in the customer’s language, with a chart and the note', async () => {
    const one = await home('de')
    await givenInverter(one, 'Kostal')
    await server.sql(
      `update energy_intervals set sources = '{"production": "imported", "gridImport": "imported", "gridExport": "imported"}'
       where site_id = $1 and start < '2025-10-07T22:00:00Z'`,
      [one.siteId],
    )
    await sumDays(one.siteId)
    const sent = await send(one, { note: 'Bitte auf den 12. achten.\n<b>Gruß</b>' })
    expect(sent.body.email).toBe(one.accountEmail)
    const [mail] = await mailsTo(one.accountEmail)
    expect(mail).toMatchObject({ id: sent.body.id, language: 'de', template: 'customer-history' })
    expect(mail?.subject).toBe('Ihre Energiewerte: 1.–31. Oktober 2025')
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(formatEnergyWh(sumOf('production'), 'de'))
      expect(body).toContain(formatEnergyWh(sumOf('gridImport'), 'de'))
      expect(body).toContain('Autark')
      expect(body).toContain('100\u00a0%')
      expect(body).toContain('aus gemessener Leistung berechnet')
      expect(body).toContain('23\u00a0% der gemessenen Zeit wurden importiert.')
      expect(body).toContain('Geräte in Ihrem Zuhause: Kostal.')
      expect(body).toContain('Europe/Berlin')
      expect(body).toContain('Bitte auf den 12. achten.')
    }
    expect(mail?.html).toContain('&lt;b&gt;Gruß&lt;/b&gt;')
    expect(mail?.html).toMatch(/<img src="cid:picture" alt="Balkendiagramm\. Verbraucht: [^"]+Wh; Erzeugt: [^"]+"/)
    const [entry, ...others] = (
      await server.call(listCustomerActivities, { token: support.token, params: { id: one.id } })
    ).body.items.filter(({ event }) => event === 'customer-user.figures-sent')
    expect(others).toEqual([])
    expect(entry?.after).toEqual({
      email: one.accountEmail,
      siteName: 'Home',
      from: '2025-10-01',
      to: '2025-10-31',
      text: 'Bitte auf den 12. achten.\n<b>Gruß</b>',
    })
  })

  it('reach the mail server with the chart as a part of the mail', async () => {
    const one = await home()
    const { body } = await send(one)
    await deliverMails(server.ctx)
    const raw = smtp.received.find(({ id }) => id === body.id)?.raw ?? ''
    expect(raw).toContain('Content-ID: <picture>')
    expect(raw).toMatch(/Content-Disposition: inline; filename=picture\.png/)
    const encoded = /Content-ID: <picture>(?:\r\n[^\r\n]+)*\r\n\r\n([\s\S]+?)\r\n--/.exec(raw)?.[1] ?? ''
    const picture = await sharp(Buffer.from(encoded, 'base64')).stats()
    const { width, height } = await sharp(Buffer.from(encoded, 'base64')).metadata()
    expect([width, height]).toEqual([988, 520])
    expect(picture.isOpaque).toBe(true)
    expect(picture.entropy).toBeGreaterThan(0.5)
  })

  it.each(languages)('are complete in %s, with the dates of the language', async (language) => {
    const { subject, html, recipient } = await preview(await home(language))
    expect(recipient).toMatchObject({ email: expect.stringContaining('@home.example'), language })
    expect(html).not.toMatch(/\{\w+\}|undefined|mails\.|customerApp\./)
    expect(html).toContain('src="data:image/png;base64,')
    const long = new Intl.DateTimeFormat(localeOf(language).replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' })
    expect(subject).toContain(long.formatRange(Date.parse('2025-10-01'), Date.parse('2025-10-31')))
    expect(subject).not.toContain('..')
  })

  it('state what is unknown, and for how much of the time they were measured', async () => {
    const one = await home('en')
    await server.sql(
      `update energy_intervals set production_wh = null, covered_seconds = 900 where site_id = $1 and start < '2025-10-16T22:00:00Z'`,
      [one.siteId],
    )
    await server.sql(`delete from energy_intervals where site_id = $1 and start >= '2025-10-24T22:00:00Z'`, [one.siteId])
    await sumDays(one.siteId)
    expect((await preview(one)).html).toMatch(/Measured for 7\d% of the time\./)
    const never = await preview(one, { fromDate: '2024-01-01', toDate: '2024-01-01' })
    expect(never.html).toContain('No values are known for this period.')
    expect(never.html).toContain('Unknown')
    expect(never.html).not.toMatch(/<img[^>]+data:|>0 Wh/)
  })

  it('leave out the production of a home without PV, and call a missing one unknown', async () => {
    const one = await home('en')
    await server.sql('update energy_intervals set production_wh = null, grid_export_wh = 0 where site_id = $1', [one.siteId])
    await server.sql('delete from home_quantities where site_id = $1', [one.siteId])
    await sumDays(one.siteId)
    const bought = await preview(one)
    expect(bought.html).toContain(formatEnergyWh(sumOf('gridImport'), 'en'))
    expect(bought.html).not.toMatch(/Produced|Unknown/)
    await givenInverter(one, 'Kostal')
    expect((await preview(one)).html).toMatch(/Produced[\s\S]{0,200}Unknown/)
  })

  it('are sent once, however often the request is repeated', async () => {
    const one = await home()
    const id = newId()
    const repeats = await Promise.all([send(one, { id }), send(one, { id }), send(one, { id })])
    expect(repeats.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, id]))
    expect(await mailsTo(one.accountEmail)).toHaveLength(1)
    const log = await server.call(listCustomerActivities, { token: support.token, params: { id: one.id } })
    expect(log.body.items.filter(({ event }) => event === 'customer-user.figures-sent')).toHaveLength(1)
    expect((await send(one, { id, note: 'Another' })).error.code).toBe('Conflict')
    expect((await send(await home(), { id })).error.code).toBe('Conflict')
    expect(await mailsTo(one.accountEmail)).toHaveLength(1)
  })

  it('are limited, so that nobody’s mailbox is flooded', async () => {
    const one = await home()
    for (let sent = 0; sent < 3; sent++) expect((await send(one)).status).toBe(200)
    expect((await send(one)).error).toMatchObject({ code: 'TooManyRequests', details: { retryAfterSeconds: expect.any(Number) } })
    expect(await mailsTo(one.accountEmail)).toHaveLength(3)
    // Without a chart, which would take time.
    const unmeasured = { fromDate: '2024-01-01', toDate: '2024-01-01' }
    const busy = await given.member('support', support.tenantId)
    const homes = [await home(), await home(), await home(), await home(), await home(), await home(), await home()]
    const codes: unknown[] = []
    for (let sent = 0; sent < 21; sent++) codes.push((await send(homes[sent % 7] as Home, unmeasured, busy)).error?.code)
    expect(codes.filter(Boolean)).toEqual(['TooManyRequests'])
  })

  it('go to the present main user, of an active customer, and only with the rights to history and users', async () => {
    const one = await home()
    const users = await server.call(listCustomerUsers, { token: one.admin.token, params: { id: one.id } })
    const user = users.body.items[0]
    const admin = { token: one.admin.token, params: { id: user?.id ?? '' } }
    const email = 'moved@home.example'
    await server.call(changeCustomerUserEmail, { ...admin, body: { email, version: user?.version ?? 0 } })
    expect((await send(one)).error.code).toBe('EmailUnconfirmed')
    await confirm(one.id)
    expect((await send(one)).body.email).toBe(email)
    const installer = await given.member('installer', support.tenantId)
    expect((await send(one, {}, installer)).status).toBe(403)
    const stranger = await given.member('admin')
    expect((await send(one, {}, stranger)).error.code).toBe('CustomerNotFound')
    // The home belongs to another customer.
    expect((await send(one, { siteId: (await home()).siteId })).error.code).toBe('NotFound')
    await server.sql(`update customers set status = 'inactive', deactivated_at = now() where id = $1`, [one.id])
    expect((await send(one)).error.code).toBe('CustomerNotActive')
    expect((await mailsTo(email)).filter(({ template }) => template === 'customer-history')).toHaveLength(1)
  })

  it('are not sent after the call was refused for its time', async () => {
    const one = await home()
    const holder = new pg.Client(server.ownerUrl)
    await holder.connect()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      await holder.query('begin')
      await holder.query('select 1 from customers where id = $1 for update', [one.id])
      const sending = send(one)
      await vi.waitFor(async () => expect(await countWaiting(server)).toBe(1), { timeout: 5_000 })
      await vi.advanceTimersByTimeAsync(10_000)
      expect((await sending).error.code).toBe('Unavailable')
    } finally {
      vi.useRealTimers()
      await holder.end()
    }
    // Waits for the late call, which has locked the row.
    await server.sql('update customers set updated_at = updated_at where id = $1', [one.id])
    expect(await mailsTo(one.accountEmail)).toEqual([])
    const log = await server.call(listCustomerActivities, { token: support.token, params: { id: one.id } })
    expect(log.body.items.filter(({ event }) => event === 'customer-user.figures-sent')).toEqual([])
  })

  it('show in the outbox, with the chart, to members who may read users and history', async () => {
    const one = await home()
    const { id } = (await send(one)).body
    const { body } = await server.call(getMail, { token: support.token, params: { id } })
    expect(body.html).toContain('src="data:image/png;base64,')
    expect(body).toMatchObject({ template: 'customer-history', isLinkWithheld: false })
    // Installers can read neither.
    const installer = await given.member('installer', support.tenantId)
    expect((await server.call(getMail, { token: installer.token, params: { id } })).status).toBe(404)
    const listed = await server.call(listMails, { token: installer.token })
    expect(listed.body.items.filter((mail) => mail.template === 'customer-history')).toEqual([])
  })

  it.each([
    ['note', { note: 'x'.repeat(1_001) }],
    ['toDate', { toDate: '2025-09-30' }],
    ['fromDate', { fromDate: '2025-13-01' }],
    ['siteId', { siteId: 'home' }],
  ])('are refused with a bad %s', async (field, more) => {
    const { status, error } = await send(await home(), more)
    expect([status, error.details]).toEqual([400, [expect.objectContaining({ field })]])
  })
})
