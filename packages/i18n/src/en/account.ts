/** Members of the account. */
export const account = {
  members: 'Members',
  search: 'Search by name or e-mail',
  empty: 'No members yet',
  field: {
    name: 'Name',
    email: 'E-mail',
    roles: 'Roles',
    tenant: 'Tenant',
    language: 'Language',
    createdAt: 'Created on',
    lastSeenAt: 'Last seen',
    multifactor: 'Two-factor',
    state: 'Status',
  },
  role: { root: 'Root', admin: 'Admin', support: 'Support', installer: 'Installer' },
  language: { en: 'English', de: 'German', it: 'Italian', hu: 'Hungarian' },
  signedUp: 'Signed up',
  invited: 'Invited',
} as const
