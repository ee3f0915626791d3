import { expect, test } from 'vitest'
import {
  type AddCustomerValues,
  addCustomerSchema,
  addSubCustomerSchema,
  emptyCustomer,
  stepFields,
  toAddModel,
  toSubAddModel,
  typesOf,
  withAccountName,
  withTenant,
} from './add-customer-form.ts'

const tenant = { id: '0190a000-0000-7000-8000-000000000001', name: 'Wattdesk', kind: 'affiliate', language: 'de', country: 'DE' } as const
type Tenant = NonNullable<Parameters<typeof withTenant>[1]>

const filled = (): AddCustomerValues => {
  const values = withTenant(emptyCustomer(), tenant as unknown as Tenant) // the fields that the form reads
  return {
    ...values,
    ...withAccountName(values, 'Ada Lovelace'),
    accountEmail: 'ada@example.com',
    site: { ...values.site, name: 'Home', address: 'Ring 1', zipCode: '68159', city: 'Mannheim' },
  }
}

test('a tenant brings its country and language, and no tenant changes nothing', () => {
  expect(filled()).toMatchObject({ tenantId: tenant.id, user: { language: 'de' }, site: { country: 'DE' } })
  const empty = emptyCustomer()
  expect(withTenant(empty, undefined)).toBe(empty)
})

test('another tenant keeps a language and a country that were chosen', () => {
  const [first, other] = [
    tenant,
    { ...tenant, id: '0190a000-0000-7000-8000-000000000002', language: 'it', country: 'IT' },
  ] as unknown as Tenant[]
  expect(withTenant(filled(), other, first)).toMatchObject({ tenantId: other?.id, user: { language: 'it' }, site: { country: 'IT' } })
  const values = filled()
  const chosen: AddCustomerValues = { ...values, user: { ...values.user, language: 'hu' }, site: { ...values.site, country: 'HU' } }
  expect(withTenant(chosen, other, first)).toMatchObject({ tenantId: other?.id, user: { language: 'hu' }, site: { country: 'HU' } })
})

test('the first user has the account’s name until it is typed', () => {
  expect(filled().user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
  const named = { ...filled(), user: { ...filled().user, firstName: 'Augusta' } }
  expect(withAccountName(named, 'Grace Hopper').user).toMatchObject({ firstName: 'Augusta', lastName: 'Lovelace' })
})

test('typed values become the call’s input; empty fields are omitted', () => {
  const sent = addCustomerSchema.parse(toAddModel({ ...filled(), externalReferenceId: '  ', subscription: ' Home ' }))
  expect(sent).toMatchObject({ accountName: 'Ada Lovelace', subscription: 'Home', site: { city: 'Mannheim' } })
  expect(JSON.parse(JSON.stringify(sent))).not.toHaveProperty('externalReferenceId')
})

test('a partner has a site only if one is wanted, a household always', () => {
  const site = (values: AddCustomerValues) => (toAddModel(values) as { site?: object }).site
  expect(site({ ...filled(), type: 'partner' })).toBeUndefined()
  expect(site({ ...filled(), type: 'partner', hasSite: true })).toBeDefined()
  expect(site(filled())).toBeDefined()
})

test('below a partner, neither type nor tenant is sent, and customers are residential', () => {
  expect(addSubCustomerSchema.safeParse(toSubAddModel(filled())).success).toBe(true)
  expect(toSubAddModel(filled())).not.toHaveProperty('tenantId')
  expect(typesOf({ ...tenant, kind: 'partner' } as unknown as Tenant)).toEqual(['residential_customer'])
  expect(typesOf(undefined).length).toBeGreaterThan(1)
})

test('each fault of an empty form belongs to a field of a step', () => {
  const { error } = addCustomerSchema.safeParse(toAddModel(emptyCustomer()))
  const fields = Object.values(stepFields).flat()
  const faulty = error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(faulty.length).toBeGreaterThan(3)
  expect(faulty.filter((path) => !fields.includes(path))).toEqual([])
})
