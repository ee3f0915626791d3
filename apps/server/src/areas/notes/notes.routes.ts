import * as contract from '@wattdesk/contract/notes/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findMentionable } from '../account/members.service.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { addNote, pinNote, removeNote, updateNote } from './notes.service.ts'
import { listNotes, readNote } from './notes.views.ts'

export function customerNoteRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.listCustomerNotes, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return listNotes(ctx.db, caller, params.id, query)
  })
  bind(app, contract.listMentionable, async ({ caller, params, query }) => {
    const customer = await requireCustomerRecord(ctx, caller.scope, params.id)
    const found = await findMentionable(ctx.db, caller.scope, customer, query)
    return { items: found.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })) }
  })
  bind(app, contract.addCustomerNote, async ({ params, body, ...call }) => {
    return respond(ctx, call.caller, params.id, await addNote(ctx, call, params.id, body))
  })
  bind(app, contract.updateCustomerNote, async ({ params, body, ...call }) => {
    await updateNote(ctx, call, params, body)
    return respond(ctx, call.caller, params.id, params.noteId)
  })
  bind(app, contract.pinCustomerNote, async ({ params, body, ...call }) => {
    await pinNote(ctx, call, params, body.isPinned)
    return respond(ctx, call.caller, params.id, params.noteId)
  })
  bind(app, contract.removeCustomerNote, async ({ params, ...call }) => {
    await removeNote(ctx, call, params)
    return { id: params.noteId }
  })
}

/** Read again, because the note may have been removed meanwhile. */
async function respond(ctx: Ctx, caller: Caller, customerId: string, noteId: string) {
  const note = await readNote(ctx.db, caller, customerId, noteId)
  if (!note) throw new DomainError('NoteNotFound')
  return note
}
