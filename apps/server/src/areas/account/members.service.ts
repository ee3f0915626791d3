/** Members as other areas refer to them. */
import { type Permission, permissionsOfRole, roles } from '@wattdesk/contract/permissions.ts'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import { listMembersWhoSee, listMembersWithRole, type Mentionable } from './members.store.ts'

export type { Mentionable } from './members.store.ts'

const needed: Permission = 'read:customers-notes'
const rolesThatRead = roles.filter((role) => permissionsOfRole(role).includes(needed))

/** Members within a scope who may read a customer's notes: by ID, or up to ten whose first or last name begins with a text. */
export function findMentionable(
  db: Db,
  scope: Scope,
  customer: { tenantId: string; affiliateId: string },
  wanted: { ids: readonly string[] } | { searchValue: string },
): Promise<Mentionable[]> {
  return listMembersWhoSee(db, scope, { ...customer, roles: rolesThatRead }, wanted)
}

/** Who administers a tenant's members: its admins and those of its affiliate, or else the roots. */
export async function listAdmins(db: Db, { id, affiliateId }: { id: string; affiliateId: string | null }): Promise<Mentionable[]> {
  const admins = await listMembersWithRole(db, 'admin', affiliateId ? [id, affiliateId] : [id])
  return admins.length > 0 ? admins : listMembersWithRole(db, 'root')
}
