/**
 * Who may get a report by e-mail: members of one tenant, who therefore see the same figures, and whose roles permit the report.
 * Lent permissions do not count, because they end sooner than a schedule.
 */

import * as contract from '@wattdesk/contract/business-reports/calls.ts'
import type { ReportRecipient } from '@wattdesk/contract/business-reports/models.ts'
import type { ReportName } from '@wattdesk/contract/business-reports/reports.ts'
import { isAllowed, permissionsOf } from '@wattdesk/contract/endpoint.ts'
import { permissionsOfRole, permissionsOfRoles, roles } from '@wattdesk/contract/permissions.ts'
import type { Db } from '../../db/connect.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import { listMembers, listMembersInRoles, type Recipient } from './report-schedules.store.ts'

const listedMax = 200

export async function listReportRecipients({ db }: Pick<Ctx, 'db'>, { caller }: Call, report: ReportName): Promise<ReportRecipient[]> {
  requireAccess(caller, report)
  const tenant = await requireTenantOfScope(db, caller.scope)
  const reading = roles.filter((role) => permissionsOfRole(role).includes('read:business-reports'))
  const members = await listMembersInRoles(db, tenant.id, reading, listedMax)
  return members.filter((member) => member.id === caller.memberId || mayReceive(member, report)).map(nameOf)
}

export function requireAccess(caller: Caller, report: ReportName): void {
  const access = contract.accessOf(report)
  if (!isAllowed(access, caller.permissions)) throw new DomainError('PermissionMissing', { permission: permissionsOf(access).join(', ') })
}

export const mayReceive = ({ removedAt, roles }: Recipient, report: ReportName): boolean =>
  !removedAt && isAllowed(contract.accessOf(report), new Set(permissionsOfRoles(roles)))

export const nameOf = ({ id, firstName, lastName }: Recipient): ReportRecipient => ({ id, name: `${firstName} ${lastName}` })

/** Refuses members of other tenants and members without the right. Callers may always choose themselves. */
export async function checkRecipients(
  db: Db,
  { memberId }: Pick<Caller, 'memberId'>,
  { ids, report, tenantId }: { ids: readonly string[]; report: ReportName; tenantId: string },
): Promise<void> {
  const found = new Map((await listMembers(db, ids)).map((member) => [member.id, member]))
  const faults = ids.flatMap((id, at) => {
    const member = found.get(id)
    const isKnown = member?.tenantId === tenantId && !member.removedAt
    if (member && (id === memberId || (isKnown && mayReceive(member, report)))) return []
    const code = isKnown ? 'RecipientMayNotRead' : 'RecipientUnknown'
    return [{ field: `recipientIds.${at}`, code, message: code }]
  })
  if (faults.length > 0) throw new DomainError('ValidationFailed', faults)
}
