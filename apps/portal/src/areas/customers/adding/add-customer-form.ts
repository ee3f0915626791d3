import { customerAddModel, subCustomerAddModel, userNameOf } from '@wattdesk/contract/customers/models.ts'
import { type CustomerType, customerTypes } from '@wattdesk/contract/customers/terms.ts'
import type { Country } from '@wattdesk/contract/formats.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { TenantChoice } from '@wattdesk/contract/tenants/models.ts'
import { newId } from '../../../forms/new-id.ts'

/** As typed. */
export type AddCustomerValues = {
  id: string
  type: CustomerType
  tenantId: string
  accountName: string
  accountEmail: string
  externalReferenceId: string
  secondExternalReferenceId: string
  subscription: string
  applicationName: string
  gvsEnabled: boolean
  /** Created by another call with the same rules. */
  isTechnical: boolean
  user: { firstName: string; lastName: string; language: Language | '' }
  /** Sends the first user an invitation at once. */
  invite: boolean
  hasSite: boolean
  site: { name: string; address: string; zipCode: string; city: string; country: Country | ''; timeZone: string }
}

export const steps = ['type', 'account', 'site', 'check'] as const
export type Step = (typeof steps)[number]
/** Below a partner, type and tenant are fixed. */
export const partnerSteps: readonly Step[] = steps.slice(1)

/** Fields of each step, which must be valid before the next one. */
export const stepFields: Record<Step, readonly string[]> = {
  type: ['type', 'tenantId'],
  account: [
    'accountName',
    'accountEmail',
    'externalReferenceId',
    'secondExternalReferenceId',
    'subscription',
    'applicationName',
    'user.firstName',
    'user.lastName',
    'user.language',
  ],
  site: ['site.name', 'site.address', 'site.zipCode', 'site.city', 'site.country', 'site.timeZone'],
  check: [],
}

export const needsSite = (values: AddCustomerValues): boolean => values.type === 'residential_customer' || values.hasSite

/** The ID is generated here, so retries are idempotent. */
export function emptyCustomer(): AddCustomerValues {
  return {
    id: newId(),
    type: 'residential_customer',
    tenantId: '',
    accountName: '',
    accountEmail: '',
    externalReferenceId: '',
    secondExternalReferenceId: '',
    subscription: '',
    applicationName: '',
    gvsEnabled: false,
    isTechnical: false,
    user: { firstName: '', lastName: '', language: '' },
    invite: true,
    hasSite: false,
    site: { name: '', address: '', zipCode: '', city: '', country: '', timeZone: '' },
  }
}

/** A partner has only residential customers. */
export const typesOf = (tenant: TenantChoice | undefined): readonly CustomerType[] =>
  tenant?.kind === 'partner' ? ['residential_customer'] : customerTypes

/** The account's name is also the first user's until that is typed separately. */
export function withAccountName(values: AddCustomerValues, accountName: string): Pick<AddCustomerValues, 'accountName' | 'user'> {
  const { user } = values
  const before = userNameOf(values.accountName, user.language)
  const isDerived = user.firstName === before.firstName && user.lastName === before.lastName
  return { accountName, user: isDerived ? { ...user, ...userNameOf(accountName, user.language) } : user }
}

/** Country and language follow the tenant until others than those of the tenant `before` are chosen. */
export function withTenant(values: AddCustomerValues, tenant: TenantChoice | undefined, before?: TenantChoice): AddCustomerValues {
  if (!tenant) return values
  const { user, site } = values
  return {
    ...values,
    tenantId: tenant.id,
    user: { ...user, language: user.language === (before?.language ?? '') ? tenant.language : user.language },
    site: { ...site, country: site.country === (before?.country ?? '') ? tenant.country : site.country },
  }
}

export const addCustomerSchema = customerAddModel
export const addSubCustomerSchema = subCustomerAddModel

/** In the shape that is sent, without empty fields. */
export function toAddModel(values: AddCustomerValues): unknown {
  const { hasSite: _, isTechnical: __, site, user, ...account } = values
  const stated = (text: string) => text.trim() || undefined
  return {
    ...account,
    externalReferenceId: stated(values.externalReferenceId),
    secondExternalReferenceId: stated(values.secondExternalReferenceId),
    subscription: stated(values.subscription),
    applicationName: stated(values.applicationName),
    tenantId: stated(values.tenantId),
    user: { ...user, language: user.language || undefined },
    site: needsSite(values) ? { ...site, country: site.country || undefined, timeZone: stated(site.timeZone) } : undefined,
  }
}

/** For a partner's customers, whose type and tenant are fixed. */
export function toSubAddModel(values: AddCustomerValues): unknown {
  const { type: _type, tenantId: _tenant, ...model } = toAddModel(values) as AddCustomerValues // has the same keys
  return model
}
