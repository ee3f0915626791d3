/**
 * Staff notes on a customer. Only its author changes a note; those who may change customers may remove any; all who may write notes may
 * pin one. A member who is mentioned for the first time gets a mail, without the text of the note. Notes stay while the customer is
 * inactive, and are destroyed with it.
 */
import type { noteAddModel, noteUpdateModel } from '@wattdesk/contract/notes/models.ts'
import { notesMax } from '@wattdesk/contract/notes/terms.ts'
import type { z } from 'zod'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { findMentionable, type Mentionable } from '../account/members.service.ts'
import { type Change, changesOf, recordActivity } from '../activities/activities.service.ts'
import { lockExistingCustomer } from '../customers/customers.service.ts'
import { queueMemberMail } from '../mails/mails.service.ts'
import { mayRemove } from './notes.rules.ts'
import { changeNote, countNotes, deleteNote, findNote, insertNote, type NoteRow } from './notes.store.ts'

type Customer = Awaited<ReturnType<typeof lockExistingCustomer>>

/** Repeating the same note changes nothing. Another note with the same ID is refused. */
export async function addNote(ctx: Ctx, call: Call, customerId: string, model: z.output<typeof noteAddModel>): Promise<string> {
  const { memberId } = call.caller
  const createdAt = ctx.clock.now()
  const id = model.id ?? newId(createdAt)
  await transaction(ctx.db, async (tx) => {
    const customer = await lockCustomer(tx, call, customerId)
    const { mentions, ...given } = model
    const row: NoteRow = {
      ...given,
      id,
      customerId,
      memberId,
      mentionedIds: unique(mentions),
      createdAt,
      editedAt: null,
      version: 1,
    }
    const same = await findNote(tx, customerId, id)
    if (same) {
      if (same.memberId !== memberId || changesOf(valuesOf(same), valuesOf(row))) throw new DomainError('Conflict')
      return
    }
    if ((await countNotes(tx, customerId)) >= notesMax) throw new DomainError('TooManyNotes', { max: notesMax })
    if (!(await insertNote(tx, row))) throw new DomainError('Conflict')
    await notify(tx, ctx, call, customer, row.mentionedIds)
    await record(tx, ctx, call, customer, { action: 'create', event: 'note.added', id, after: valuesOf(row) })
  })
  return id
}

export async function updateNote(
  ctx: Ctx,
  call: Call,
  place: { id: string; noteId: string },
  { version, mentions, text }: z.output<typeof noteUpdateModel>,
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { customer, note } = await lockNote(tx, call, place)
    if (note.memberId !== call.caller.memberId) throw new DomainError('NoteOfAnother')
    const after = { ...note, text, mentionedIds: unique(mentions) }
    const changes = changesOf(valuesOf(note), valuesOf(after))
    if (!changes) return
    if (note.version !== version) throw new DomainError('NoteChanged', { version: note.version })
    const newlyMentioned = after.mentionedIds.filter((id) => !note.mentionedIds.includes(id))
    await notify(tx, ctx, call, customer, newlyMentioned)
    const editedAt = note.text === after.text ? note.editedAt : ctx.clock.now()
    await changeNote(tx, note.id, { text, mentionedIds: after.mentionedIds, editedAt, version: version + 1 })
    await record(tx, ctx, call, customer, { action: 'update', event: 'note.changed', id: note.id, ...changes })
  })
}

/** Keeps the version, so that a concurrent editor gets no conflict. */
export async function pinNote(ctx: Ctx, call: Call, place: { id: string; noteId: string }, isPinned: boolean): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { customer, note } = await lockNote(tx, call, place)
    if (note.isPinned === isPinned) return
    await changeNote(tx, note.id, { isPinned })
    const event = isPinned ? 'note.pinned' : 'note.unpinned'
    const changes = { before: { isPinned: note.isPinned }, after: { isPinned } }
    await record(tx, ctx, call, customer, { action: 'update', event, id: note.id, ...changes })
  })
}

export async function removeNote(ctx: Ctx, call: Call, place: { id: string; noteId: string }): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { customer, note } = await lockNote(tx, call, place)
    if (!mayRemove(note, call.caller)) throw new DomainError('NoteOfAnother')
    await deleteNote(tx, note.id)
    await record(tx, ctx, call, customer, { action: 'delete', event: 'note.removed', id: note.id, before: valuesOf(note) })
  })
}

async function lockNote(
  tx: Tx,
  call: Call,
  { id, noteId }: { id: string; noteId: string },
): Promise<{ customer: Customer; note: NoteRow }> {
  const customer = await lockCustomer(tx, call, id)
  const note = await findNote(tx, id, noteId)
  if (!note) throw new DomainError('NoteNotFound')
  return { customer, note }
}

/** Locks the customer, so that the limit holds and a purge misses no note. Throws for a purged customer. */
async function lockCustomer(tx: Tx, call: Call, id: string): Promise<Customer> {
  const customer = await lockExistingCustomer(tx, call.caller.scope, id)
  if (customer.status === 'deleted') throw new DomainError('CustomerNotFound')
  return customer
}

async function notify(tx: Tx, ctx: Ctx, call: Call, customer: Customer, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  const found = await findMentionable(tx, call.caller.scope, customer, { ids: memberIds })
  const missing = memberIds.find((id) => !found.some((one) => one.id === id))
  if (missing) throw new DomainError('MemberNotMentionable', { id: missing })
  for (const member of found.filter(({ id }) => id !== call.caller.memberId)) await sendMail(tx, ctx, call, customer, member)
}

async function sendMail(tx: Tx, ctx: Ctx, call: Call, customer: Customer, member: Mentionable): Promise<void> {
  await queueMemberMail(tx, ctx, {
    template: 'member-mentioned',
    tenant: { tenantId: member.tenantId, affiliateId: member.affiliateId },
    member,
    params: { author: call.caller.name },
    link: `${ctx.config.publicUrl}/dashboard/customers/${customer.id}/account?notes=open`,
  })
}

const valuesOf = ({ text, isPinned, mentionedIds }: NoteRow) => ({ text, isPinned, mentionedIds })
const unique = (ids: readonly string[]) => [...new Set(ids)]

type Entry = Change & { id: string }

async function record(tx: Tx, ctx: Ctx, call: Call, customer: Customer, { id, ...entry }: Entry): Promise<void> {
  await recordActivity(tx, ctx, call, { ...entry, object: { type: 'note', id }, customerId: customer.id, tenant: customer })
}
