import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, paragraph, plainText } from './formats.ts'
import { listOf, pageLimit, pageNumber } from './paging.ts'

/** Notes that one customer can have. */
export const notesMax = 1_000
/** Members that one note can mention. */
const mentionsMax = 20

/** A member as notes name them. */
export const noteMember = z.object({ id, name: z.string() })
export type NoteMember = z.infer<typeof noteMember>

export const customerNote = z.object({
  id,
  text: z.string(),
  isPinned: z.boolean(),
  mentions: z.array(noteMember),
  author: noteMember,
  createdAt: instant,
  /** When its text was last changed; null if never. */
  editedAt: instant.nullable(),
  version: z.number().int(),
  /** The caller wrote it, and may change it. */
  isOwn: z.boolean(),
  mayRemove: z.boolean(),
})
export type CustomerNote = z.infer<typeof customerNote>

const noteText = paragraph(4_000).pipe(z.string().min(1, 'Required'))
const mentions = z.array(id).max(mentionsMax).default([])

/** With an `id` that the caller chose, the same note sent twice is written once. */
export const noteAddModel = z.strictObject({ id: id.optional(), text: noteText, isPinned: z.boolean().default(false), mentions })

/** Pins have a call of their own: a colleague may pin a note while its author edits it. */
export const noteUpdateModel = z.strictObject({ version: z.number().int().min(1), text: noteText, mentions })

const area = 'customer-notes'
const path = '/api/v1/customers/{id}/notes'
const params = z.strictObject({ id })
const noteParams = z.strictObject({ id, noteId: id })

export const listCustomerNotes = endpoint({
  name: 'listCustomerNotes',
  area,
  method: 'GET',
  path,
  summary: 'Notes of the staff on a customer: pinned ones first, then the newest',
  access: 'read:customers-notes',
  params,
  query: z.strictObject({ page: pageNumber, limit: pageLimit }),
  response: listOf(customerNote),
  errors: ['CustomerNotFound', 'ListTooLong'],
})

export const addCustomerNote = endpoint({
  name: 'addCustomerNote',
  area,
  method: 'POST',
  path,
  summary: 'Write a note; members it mentions for the first time get an e-mail',
  access: 'write:customers-notes',
  params,
  body: noteAddModel,
  response: customerNote,
  errors: ['CustomerNotFound', 'TooManyNotes', 'MemberNotMentionable', 'Conflict'],
})

export const updateCustomerNote = endpoint({
  name: 'updateCustomerNote',
  area,
  method: 'PUT',
  path: `${path}/{noteId}`,
  summary: "Change one's own note",
  access: 'write:customers-notes',
  params: noteParams,
  body: noteUpdateModel,
  response: customerNote,
  errors: ['CustomerNotFound', 'NoteNotFound', 'NoteChanged', 'NoteOfAnother', 'MemberNotMentionable'],
})

export const pinCustomerNote = endpoint({
  name: 'pinCustomerNote',
  area,
  method: 'PUT',
  path: `${path}/{noteId}/pin`,
  summary: 'Pin or unpin a note of any author; repeating it changes nothing',
  access: 'write:customers-notes',
  params: noteParams,
  body: z.strictObject({ isPinned: z.boolean() }),
  response: customerNote,
  errors: ['CustomerNotFound', 'NoteNotFound'],
})

export const removeCustomerNote = endpoint({
  name: 'removeCustomerNote',
  area,
  method: 'DELETE',
  path: `${path}/{noteId}`,
  summary: "Remove one's own note; whoever may change customers may remove any",
  access: 'delete:customers-notes',
  params: noteParams,
  response: z.object({ id }),
  errors: ['CustomerNotFound', 'NoteNotFound', 'NoteOfAnother'],
})

export const listMentionable = endpoint({
  name: 'listMentionable',
  area,
  method: 'GET',
  path: `${path}/mentionable`,
  summary: 'Up to ten members who may read the notes of a customer, by the beginning of a name',
  access: 'write:customers-notes',
  params,
  query: z.strictObject({ searchValue: plainText(100).default('') }),
  response: z.object({ items: z.array(noteMember) }),
  errors: ['CustomerNotFound'],
})
