import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { addAffiliate, listAffiliates, removeAffiliate, updateAffiliate } from '@wattdesk/contract/tenants/affiliates/calls.ts'
import { expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const model = (fields: object = {}) => ({
  name: `Region ${crypto.randomUUID()}`,
  country: 'HU' as const,
  timeZone: 'Europe/Budapest',
  language: 'hu' as const,
  ...{ domain: 'energia.example', contactEmail: 'info@energia.example', contactPhone: '', activationEmail: null, impressumUrl: '' },
  ...{ appProtocol: 'wattdesk', supportedLanguages: ['hu' as const], openRegistration: true, surveyMobileUrl: null, surveyWebUrl: null },
  ...{ pvOnboardingEmail: null, pvOnboardingPhone: null, pvOnboardingInstallEmail: null },
  ...{ unallocatedAccessDays: 21, producedInstallationIdLength: 33 },
  ...{ idpType: 'openid' as const, idpClientId: 'portal', idpDashboardAppId: null, idpPoolId: null },
  ...fields,
})
const find = async (token: string, id: string) =>
  (await server.call(listAffiliates, { token })).body.items.find((affiliate) => affiliate.id === id)

it('affiliates are added by the operator, edited by their own members, and removed only when they are empty', async () => {
  const { token } = await given.member('root')
  const body = model()
  const { id } = (await server.call(addAffiliate, { token, body })).body
  expect(await find(token, id)).toMatchObject({ ...body, contactPhone: null, impressumUrl: null, customers: 0, version: 1 })
  expect((await server.call(addAffiliate, { token, body })).error.code).toBe('DuplicatedAffiliate')
  const faults = { domain: 'not a domain', supportedLanguages: [], unallocatedAccessDays: 0, producedInstallationIdLength: 65 }
  expect((await server.call(addAffiliate, { token, body: model(faults) })).error.details).toMatchObject([
    { field: 'domain', code: 'DomainInvalid' },
    { field: 'supportedLanguages' },
    { field: 'unallocatedAccessDays', code: 'NumberBetween', message: 'Must be between 1 and 365' },
    { field: 'producedInstallationIdLength', code: 'NumberBetween' },
  ])
  const admin = await given.member('admin', id)
  const { status, error } = await server.call(addAffiliate, { token: admin.token, body: model() })
  expect([status, error.code]).toEqual([403, 'OperatorReserved'])
  const change = { version: 1, ...body, openRegistration: false }
  expect((await server.call(updateAffiliate, { token: admin.token, params: { id }, body: change })).status).toBe(200)
  expect((await server.call(updateAffiliate, { token, params: { id }, body: change })).error.code).toBe('AffiliateChanged')
  const customer = await given.customer(admin)
  expect(await find(admin.token, id)).toMatchObject({ openRegistration: false, customers: 1, version: 2 })
  const remove = () => server.call(removeAffiliate, { token, params: { id } })
  expect((await remove()).error.code).toBe('TenantHasCustomers')
  await server.sql("update customers set status = 'deleted' where id = $1", [customer.id])
  expect((await remove()).error).toMatchObject({ code: 'TenantHasMembers', details: { count: 1 } })
  await server.sql('update members set removed_at = now() where id = $1', [admin.id])
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
  expect(await find(token, id)).toBeUndefined()
  const entries = await server.sql<{ event: string }>('select event from activity_entries where object_id = $1 order by id', [id])
  expect(entries.map((entry) => entry.event)).toEqual(['tenant.added', 'tenant.changed', 'tenant.removed'])
})

it('the order in which languages were chosen is no change', async () => {
  const { token } = await given.member('root')
  const body = model({ supportedLanguages: ['it', 'en', 'de'] })
  const { id } = (await server.call(addAffiliate, { token, body })).body
  // An affiliate that was saved before its languages had an order.
  await server.sql("update tenants set supported_languages = '{it,en,de}' where id = $1", [id])
  const save = async (version: number, supportedLanguages: Language[]) =>
    (await server.call(updateAffiliate, { token, params: { id }, body: { ...body, version, supportedLanguages } })).status
  expect(await save(1, ['de', 'it', 'en'])).toBe(200)
  expect(await find(token, id)).toMatchObject({ version: 1 })
  expect(await save(1, ['de', 'hu', 'en'])).toBe(200)
  const { items } = (await server.call(listAccountActivities, { token, query: { filter: '{"event":"tenant.changed"}' } })).body
  const changes = items.filter((entry) => entry.object.id === id).map(({ before, after }) => [before, after])
  expect(changes).toEqual([[{ supportedLanguages: ['en', 'de', 'it'] }, { supportedLanguages: ['en', 'de', 'hu'] }]])
})

it('members of a partner read how many customers their own partner has, not those of the region', async () => {
  const admin = await given.member('admin')
  const partner = await given.customer(admin, { type: 'partner', site: undefined })
  const member = await given.member('admin', partner.partnerTenantId ?? '')
  await given.customer(member)
  expect(await find(admin.token, admin.tenantId)).toMatchObject({ customers: 2, customersByType: { partner: 1, residential_customer: 1 } })
  expect(await find(member.token, admin.tenantId)).toMatchObject({ customers: 1, customersByType: { partner: 0, residential_customer: 1 } })
})
