import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { changeEeg9Data, readEeg9Data, readEeg9Status, remindOfEeg9 } from '@wattdesk/contract/eeg9/calls.ts'
import { isMarketLocation } from '@wattdesk/contract/eeg9/terms.ts'
import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import type { InstallationRequestInput } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { judge } from './eeg9.rules.ts'

const server = startServer()
const given = givenOf(server)
let serials = 0

const bare = {
  commissionedOn: '2025-06-01',
  gridOperator: 'Netze BW',
  meterNumber: '1EMH001',
  marketLocationId: null,
  imsysInstalledOn: null,
  controlUnitType: null,
  gridOperatorTestPassedOn: null,
}
const tested = { imsysInstalledOn: '2025-07-01', controlUnitType: 'control_box' as const, gridOperatorTestPassedOn: '2025-08-01' }
const facts = { ...bare, country: 'DE', hasPv: true, installedPowerW: 9_800 }

describe('section 9 EEG', () => {
  it.each([
    ['limits a small system to 60 percent', {}, { state: 'limited', category: 'lt25kW', feedInLimit: { percent: 60, powerW: 5_880 } }],
    ['releases it after the test', tested, { state: 'released', feedInLimit: { activeUntil: '2025-08-01' } }],
    ['limits it from 2025-02-25', { commissionedOn: '2025-02-25' }, { state: 'limited', ruleVersion: '2025-02-25' }],
    ['not on the day before', { commissionedOn: '2025-02-24' }, { state: 'not_required', applicable: false, feedInLimit: null }],
    ['counts 24.9 kW as small', { installedPowerW: 24_900 }, { category: 'lt25kW', state: 'limited' }],
    ['and 25 kW as middle', { installedPowerW: 25_000 }, { category: 'lt100kW', feedInLimit: { powerW: 15_000 } }],
    ['as 99.9 kW', { installedPowerW: 99_900 }, { category: 'lt100kW', state: 'limited' }],
    ['sets no limit from 100 kW on', { installedPowerW: 100_000 }, { category: 'from100kW', state: 'submitted', feedInLimit: null }],
    ['exempts plug-in systems', { installedPowerW: 2_000 }, { state: 'not_required', applicable: false }],
    [
      'asks older middle ones for control alone',
      { installedPowerW: 30_000, commissionedOn: '2024-01-01' },
      { state: 'submitted', feedInLimit: null },
    ],
    ['is German law', { country: 'IT' }, { state: 'not_required', applicable: false }],
    ['does not concern batteries', { hasPv: false }, { state: 'not_required' }],
    ['needs to know the day', { commissionedOn: null }, { state: 'data_missing', missing: ['commissionedOn'], applicable: true }],
    [
      'the operator and the meter',
      { gridOperator: null, meterNumber: null },
      { state: 'data_missing', missing: ['gridOperator', 'meterNumber'] },
    ],
    ['and the power', { installedPowerW: null }, { state: 'data_missing', missing: ['installedPowerW'], category: null }],
  ])('%s', (_, fields, judged) => {
    expect(judge({ ...facts, ...fields })).toMatchObject(judged)
  })

  it('validates a market location by its check digit', () => {
    expect(isMarketLocation('41373559241')).toBe(true)
    for (const wrong of ['41373559242', '01373559241', '4137355924', '413735592411', '4137355924a', ''])
      expect(isMarketLocation(wrong)).toBe(false)
  })
})

async function home(fields: Partial<InstallationRequestInput> = {}) {
  serials += 1
  const admin = await given.member('admin')
  const { id, siteId, accountEmail } = await given.customer(admin)
  const inverter = { serialNumber: `EEG${serials}`, inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000, installedOn: '2025-06-01' }
  const pvPanels = [{ panelCount: 20, peakPowerW: 9_800 }]
  const vendorId = await given.vendorOf('pvbattery')
  const body = { siteId, vendorId, ...inverter, pvPanels, ...fields }
  const { configurationId } = (await server.call(addPvBattery, { token: admin.token, params: { id }, body })).body
  return { admin, token: admin.token, id, configurationId, accountEmail }
}
type Home = Awaited<ReturnType<typeof home>>

const statusOf = async ({ token, configurationId }: Home) =>
  (await server.call(readEeg9Status, { token, params: { configurationId } })).body
const change = ({ token, configurationId }: Home, body: object) =>
  server.call(changeEeg9Data, { token, params: { configurationId }, body: body as { version: number } })

describe('what is known of a PV system', () => {
  it('the record of a PV system', async () => {
    const one = await home()
    expect(await statusOf(one)).toMatchObject({ state: 'data_missing', installedPowerW: 9_800, missing: ['gridOperator', 'meterNumber'] })
    expect((await change(one, { ...bare, version: 0 })).body).toMatchObject({ ...bare, version: 1 })
    expect((await change(one, { ...bare, version: 1 })).body.version).toBe(1)
    expect((await change(one, { ...bare, version: 0 })).error).toMatchObject({ code: 'InstallationChanged', details: { version: 1 } })
    expect(await statusOf(one)).toMatchObject({ state: 'limited', feedInLimit: { percent: 60, powerW: 5_880, activeUntil: null } })
    await change(one, { ...bare, ...tested, version: 1 })
    expect(await statusOf(one)).toMatchObject({ state: 'released', imsysInstalled: true, controlUnitInstalled: true })
    const read = await server.call(readEeg9Data, { token: one.token, params: { configurationId: `EEG${serials}` } })
    expect(read.body).toMatchObject({ configurationId: one.configurationId, ...bare, ...tested, version: 2 })
    const log = await server.call(listCustomerActivities, { token: one.token, params: { id: one.id } })
    expect(log.body.items.filter(({ event }) => event === 'pvbattery.eeg-changed')).toHaveLength(2)
    expect((await change({ ...one, ...(await home()), configurationId: one.configurationId }, { ...bare, version: 2 })).status).toBe(404)
  })

  it.each([
    ['imsysInstalledOn', { gridOperatorTestPassedOn: '2025-08-01', controlUnitType: 'control_box' }, 'Required'],
    ['controlUnitType', { gridOperatorTestPassedOn: '2025-08-01', imsysInstalledOn: '2025-07-01' }, 'Required'],
    ['controlUnitType', { controlUnitType: 'switch' }, 'NotAChoice'],
    ['commissionedOn', { commissionedOn: '2025-02-30' }, 'DateInvalid'],
    ['marketLocationId', { marketLocationId: '41373559242' }, 'MarketLocationInvalid'],
  ])('is refused with a bad %s', async (field, fields, code) => {
    const { status, error } = await change(await home(), { ...bare, ...fields, version: 0 })
    expect([status, error.details]).toEqual([400, [expect.objectContaining({ field, code })]])
  })

  it('does not release a system by a test that is yet to come', async () => {
    const one = await home()
    const at = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const passed = (gridOperatorTestPassedOn: string) => change(one, { ...bare, ...tested, gridOperatorTestPassedOn, version: 0 })
    const { status, error } = await passed(at(2))
    expect([status, error.details]).toEqual([400, [expect.objectContaining({ field: 'gridOperatorTestPassedOn', code: 'DateInFuture' })]])
    expect((await statusOf(one)).state).toBe('data_missing')
    expect((await passed(at(-1))).status).toBe(200)
    expect((await statusOf(one)).state).toBe('released')
  })

  it('is not required of a battery', async () => {
    const one = await home({ inverterKind: 'BATTERY', pvInverterMaxAcPowerW: null, batteryCapacityWh: 10_000, pvPanels: [] })
    expect((await change(one, { ...bare, version: 0 })).error.code).toBe('UnsupportedConfiguration')
    expect((await statusOf(one)).state).toBe('not_required')
  })
})

describe('the reminder', () => {
  it('goes to each customer of the tenant whose data are missing, at most once in 14 days, even with concurrent requests', async () => {
    const [one, other] = [await home(), await home()]
    const remind = async (token: string, body?: { configurationId: string }) => (await server.call(remindOfEeg9, { token, body })).body
    const responses = await Promise.all([remind(one.token), remind(one.token, { configurationId: one.configurationId })])
    expect(responses.map(({ queued }) => queued).sort()).toEqual([0, 1])
    expect(await remind(one.token)).toEqual({ queued: 0, skipped: 1 })
    expect(await statusOf(one)).toMatchObject({ remindersSent: 1, lastReminderAt: expect.any(String) })
    expect((await statusOf(other)).remindersSent).toBe(0)
    const mails = await server.sql("select recipient from outbox_mails where template = 'customer-eeg9-reminder'")
    expect(mails).toEqual([{ recipient: one.accountEmail }])
    server.clock.advance(14 * 86_400_000 + 1_000)
    const token = await given.sessionOf(one.admin.id)
    expect(await remind(token)).toEqual({ queued: 1, skipped: 0 })
    await change({ ...one, token }, { ...bare, version: 0 })
    server.clock.advance(15 * 86_400_000)
    expect(await remind(await given.sessionOf(one.admin.id))).toEqual({ queued: 0, skipped: 0 })
  })

  it('goes to a customer of whose system only the power is missing', async () => {
    const one = await home({ hasInverter: false, inverterKind: null, pvInverterMaxAcPowerW: null, pvPanels: [] })
    await change(one, { ...bare, version: 0 })
    expect(await statusOf(one)).toMatchObject({ state: 'data_missing', missing: ['installedPowerW'] })
    expect((await server.call(remindOfEeg9, { token: one.token })).body).toEqual({ queued: 1, skipped: 0 })
    expect(await statusOf(one)).toMatchObject({ remindersSent: 1 })
  })
})
