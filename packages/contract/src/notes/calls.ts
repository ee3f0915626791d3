import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, plainText } from '../formats.ts'
import { listOf, pageLimit, pageNumber } from '../paging.ts'
import { customerNote, noteAddModel, noteMember, noteUpdateModel } from './models.ts'

const area = 'notes'
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
  summary: "Change the caller's own note",
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
  summary: "Remove the caller's own note, or any note with the permission to change customers",
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
