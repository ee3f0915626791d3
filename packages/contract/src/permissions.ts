export const permissionActions = ['read', 'write', 'delete'] as const
export type PermissionAction = (typeof permissionActions)[number]

export const roles = ['root', 'admin', 'support', 'installer'] as const
export type Role = (typeof roles)[number]

/** The policies with the rights of each role: R read, W write, D delete. Queries enforce record rules ("own records only"). */
const matrix = {
  dashboard: { root: 'R', admin: 'R', support: 'R', installer: '' },
  customers: { root: 'RWD', admin: 'RWD', support: 'R', installer: '' },
  'customers-users': { root: 'RWD', admin: 'RWD', support: 'RW', installer: '' },
  'customers-sub-customers': { root: 'RWD', admin: 'RWD', support: 'R', installer: '' },
  'customers-multifactor': { root: 'RWD', admin: 'RD', support: 'RD', installer: '' },
  'customers-validate-email': { root: 'W', admin: 'W', support: 'W', installer: '' },
  'customers-reset-password': { root: 'W', admin: 'W', support: 'W', installer: '' },
  'customers-address': { root: 'W', admin: 'W', support: 'W', installer: '' },
  /** Changing a PV inverter's peak power once it is set. */
  'customers-peak-power': { root: 'W', admin: '', support: 'W', installer: '' },
  'customers-sales': { root: 'RWD', admin: 'RWD', support: 'R', installer: '' },
  'customers-notes': { root: 'RWD', admin: 'RWD', support: 'RWD', installer: '' },
  'customer-types': { root: 'RW', admin: 'R', support: 'R', installer: '' },
  applications: { root: 'RW', admin: 'R', support: 'R', installer: '' },
  account: { root: 'RW', admin: 'RW', support: 'R', installer: '' },
  'account-users': { root: 'RWD', admin: 'RWD', support: 'R', installer: '' },
  'account-api-access': { root: 'RWD', admin: 'RWD', support: '', installer: '' },
  /** Endpoints of other programs, and what was sent to them. */
  'outgoing-events': { root: 'RWD', admin: 'RWD', support: '', installer: '' },
  'system-settings': { root: 'RWD', admin: 'RW', support: '', installer: '' },
  /** Only members of the operator change what regions share; the others change their own region's. */
  'vendor-settings': { root: 'RWD', admin: 'RW', support: 'R', installer: '' },
  'sale-templates': { root: 'RWD', admin: 'RWD', support: 'R', installer: '' },
  notifications: { root: 'RWD', admin: 'RW', support: 'R', installer: 'R' },
  'sign-out': { root: 'W', admin: 'W', support: 'W', installer: 'W' },
  'supported-features': { root: 'RWD', admin: 'R', support: 'R', installer: '' },
  /** As with vendors: the operator writes shared groups, members of a region their own. */
  'supported-feature-groups': { root: 'RWD', admin: 'RWD', support: 'R', installer: '' },
  profile: { root: 'RWD', admin: 'RWD', support: 'RWD', installer: 'RWD' },
  'profile-multifactor': { root: 'RWD', admin: 'RWD', support: 'RWD', installer: 'RWD' },
  impersonation: { root: 'R', admin: 'R', support: 'R', installer: '' },
  /** Acknowledging, assigning and commenting. Reading alarms needs the permission to read customers. */
  alarms: { root: 'W', admin: 'W', support: 'W', installer: '' },
  'alarm-rules': { root: 'RW', admin: 'RW', support: 'R', installer: '' },
  'device-limits': { root: 'RW', admin: 'RW', support: 'R', installer: '' },
  'live-stream': { root: 'R', admin: 'R', support: 'R', installer: '' },
  activities: { root: 'R', admin: 'R', support: 'R', installer: 'R' },
  'cms-content': { root: 'RWD', admin: 'RWD', support: 'R', installer: 'R' },
  'cms-schemas': { root: 'RWD', admin: 'R', support: '', installer: '' },
  'cms-cloud-native': { root: 'R', admin: 'R', support: '', installer: '' },
  'whitelabel-configurations': { root: 'RWD', admin: 'RW', support: 'R', installer: '' },
  'whitelabel-resources': { root: 'RWD', admin: 'RW', support: 'R', installer: '' },
  'business-reports': { root: 'R', admin: 'R', support: '', installer: '' },
  'manager-reports': { root: 'R', admin: 'R', support: '', installer: '' },
  'manager-reports-customer-data': { root: 'R', admin: 'R', support: '', installer: '' },
  'data-import': { root: 'RW', admin: 'RW', support: 'RW', installer: '' },
  'data-debug': { root: 'R', admin: 'R', support: 'R', installer: '' },
  'unpaired-devices': { root: 'RWD', admin: 'RWD', support: 'RW', installer: 'RWD' },
  /** Gateways in stock, in transit and in homes. Installers see those sent to their company. */
  'gateway-stock': { root: 'RWD', admin: 'RWD', support: 'R', installer: 'R' },
  installer: { root: 'RWD', admin: 'RWD', support: 'R', installer: 'R' },
  'installer-companies': { root: 'RWD', admin: 'RWD', support: 'R', installer: 'R' },
  /** The deployment's processes. Writing: promoting a copy to the original, and changing records during maintenance. */
  'service-status': { root: 'RW', admin: '', support: '', installer: '' },
} as const satisfies Record<string, Record<Role, string>>

/** What a program with API credentials may do. A call open to programs names its scope. */
export const oauthScopes = [
  'pvb:read',
  'pvb:write',
  'ev:read',
  'heatpump:read',
  'pvforecast:read',
  'carbondioxideavoided:read',
  'limits:read',
  'limits:write',
  'customers:read',
  'sites:read',
  'history:read',
  'sessions:read',
  'alarms:read',
] as const
export type OAuthScope = (typeof oauthScopes)[number]

export type Policy = keyof typeof matrix
export type Permission = `${PermissionAction}:${Policy}`

export const policies = Object.keys(matrix) as Policy[] // Object.keys loses the literal keys

const letters: Record<PermissionAction, string> = { read: 'R', write: 'W', delete: 'D' }

export function permissionsOfRole(role: Role): Permission[] {
  return policies.flatMap((policy) =>
    permissionActions.filter((action) => matrix[policy][role].includes(letters[action])).map((action): Permission => `${action}:${policy}`),
  )
}

/** A member's permissions: the union of all roles. The first role is only the displayed one. */
export function permissionsOfRoles(held: readonly Role[]): Permission[] {
  return [...new Set(held.flatMap(permissionsOfRole))]
}

export const allPermissions: Permission[] = permissionsOfRoles(roles)

/** True if any of `needed` is held; with `all`, if every one of them is. */
export function holds(held: ReadonlySet<string>, needed: readonly Permission[], options?: { all?: boolean }): boolean {
  return options?.all ? needed.every((one) => held.has(one)) : needed.some((one) => held.has(one))
}
