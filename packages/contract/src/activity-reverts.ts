import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, nothing } from './formats.ts'
import type { Permission } from './permissions.ts'

type Revertible = { permission: Permission; fields: readonly string[] }

/**
 * Changes of which single fields can be reverted: fields for which setting the former value is all there is to do. Not addresses
 * of accounts (they send mails and name people's sign-ins), roles and access, secrets, states with an order, nor what is derived.
 */
export const revertible: Readonly<Record<string, Revertible>> = {
  'customer.changed': {
    permission: 'write:customers',
    fields: ['accountName', 'externalReferenceId', 'secondExternalReferenceId', 'applicationName', 'gvsEnabled', 'gvsRedeemedCents'],
  },
  'member.changed': { permission: 'write:account-users', fields: ['firstName', 'lastName', 'language'] },
}

export const revertActivity = endpoint({
  name: 'revertActivity',
  area: 'account',
  method: 'POST',
  path: '/api/v1/account/activities/{id}/revert',
  summary: 'Set a field of a record to what it was before a change, as an ordinary edit, if the record still has what the change set',
  access: { anyOf: ['write:customers', 'write:account-users'] },
  params: z.strictObject({ id }),
  body: z.strictObject({ field: z.string().max(60) }),
  response: nothing,
  errors: [
    'NotFound',
    'RevertUnsafe',
    'RevertOutdated',
    'CustomerNotFound',
    'CustomerChanged',
    'CustomerNotActive',
    'DuplicatedCustomer',
    'MemberChanged',
    'RootMemberReserved',
  ],
})
