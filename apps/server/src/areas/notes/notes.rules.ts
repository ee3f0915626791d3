import type { Caller } from '../../platform/caller.ts'

/** The author may remove a note, and so may anyone who may change customers. */
export function mayRemove(note: { memberId: string }, caller: Pick<Caller, 'memberId' | 'permissions'>): boolean {
  return note.memberId === caller.memberId || caller.permissions.has('write:customers')
}
