/**
 * Reverts one field of one change, as an ordinary edit: the record's own service checks rights, values and version, and its entry
 * names the entry that it reverts. Only for declared fields (`revertible`), and only while the record has what the change set.
 */

import { memberUpdateModel } from '@wattdesk/contract/account/models.ts'
import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { revertible } from '@wattdesk/contract/activity-reverts/terms.ts'
import { type CustomerUpdateModel, customerUpdateModel } from '@wattdesk/contract/customers/models.ts'
import { type Call, missingPermissions } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { updateMember } from '../account/account.service.ts'
import { findMemberRecord } from '../account/member-record.service.ts'
import { requireCustomerRecord, updateCustomer } from '../customers/customers.service.ts'

type Saved = Record<string, unknown> & { version: number }

export async function revertField(ctx: Ctx, call: Call, entry: ActivityEntry, field: string): Promise<void> {
  const { event, object, before, after } = entry
  const declared = Object.hasOwn(revertible, event) ? revertible[event] : undefined
  if (!declared?.fields.includes(field) || !before || !after || !Object.hasOwn(before, field)) throw new DomainError('RevertUnsafe')
  const missing = missingPermissions(call.caller, [declared.permission])
  if (missing.length > 0) throw new DomainError('PermissionMissing', { permission: missing.join(', ') })
  const reverting: Call = { ...call, reverts: entry.id }
  // A change between this read and the edit changes the version, so the edit is refused.
  if (object.type === 'customer') {
    const { version } = requireSame(await requireCustomerRecord(ctx, call.caller.scope, object.id), field, after)
    const model: CustomerUpdateModel = customerUpdateModel.parse({ version, [field]: before[field] })
    return updateCustomer(ctx, reverting, object.id, model)
  }
  const member = await findMemberRecord(ctx.db, object.id)
  if (!member) throw new DomainError('NotFound')
  const { version } = requireSame(member, field, after)
  return updateMember(ctx, reverting, object.id, memberUpdateModel.parse({ version, [field]: before[field] }))
}

function requireSame(record: Saved, field: string, after: Record<string, unknown>): Saved {
  const isSame = JSON.stringify(record[field] ?? null) === JSON.stringify(after[field] ?? null)
  if (!isSame) throw new DomainError('RevertOutdated', { field })
  return record
}
