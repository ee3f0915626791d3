import type { Permission } from '../permissions.ts'

type Revertible = { permission: Permission; fields: readonly string[] }

/**
 * Fields that can be reverted one by one, because restoring the former value is all it takes. Excluded are account addresses (changing one
 * sends mails and renames a sign-in), roles and access, secrets, states with an order, and derived values.
 */
export const revertible: Readonly<Record<string, Revertible>> = {
  'customer.changed': {
    permission: 'write:customers',
    fields: ['accountName', 'externalReferenceId', 'secondExternalReferenceId', 'applicationName', 'gvsEnabled', 'gvsRedeemedCents'],
  },
  'member.changed': { permission: 'write:account-users', fields: ['firstName', 'lastName', 'language'] },
}
