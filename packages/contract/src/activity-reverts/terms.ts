import type { Permission } from '../permissions.ts'

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
