/** A member's row, for areas that store values in it. Removed members have none. */
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findMemberRow, lockMember, type MemberRow, updateMemberRow } from './members.store.ts'

export type MemberRecord = MemberRow

export async function lockExistingMember(tx: Tx, id: string): Promise<MemberRecord> {
  const member = await lockMember(tx, id)
  if (!member) throw new DomainError('NotFound')
  return member
}

export function findMemberRecord(db: Db, id: string): Promise<MemberRecord | undefined> {
  return findMemberRow(db, id)
}

export async function changeMemberRecord(tx: Tx, id: string, fields: Partial<MemberRecord>): Promise<void> {
  await updateMemberRow(tx, id, fields)
}
