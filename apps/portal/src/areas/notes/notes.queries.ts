import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import {
  addCustomerNote,
  listCustomerNotes,
  listMentionable,
  pinCustomerNote,
  removeCustomerNote,
  updateCustomerNote,
} from '@wattdesk/contract/notes/calls.ts'
import { call } from '../../api/call.ts'

const keyOf = (customerId: string) => ['customers', 'one', customerId, 'notes'] as const
const pageSize = 25

/** By page: pinned notes first, then the newest. */
export const notesQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(customerId),
    queryFn: ({ pageParam, signal }) =>
      call(listCustomerNotes, { params: { id: customerId }, query: { page: pageParam, limit: pageSize } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, limit, total }) => ((page + 1) * limit < total ? page + 1 : undefined),
  })

/** The saved note; null once removed. */
export const savedNoteQuery = (customerId: string, noteId: string) =>
  queryOptions({
    queryKey: [...keyOf(customerId), 'saved', noteId],
    queryFn: async ({ signal }) => {
      const { items } = await call(listCustomerNotes, { params: { id: customerId }, query: { limit: 0 } }, { signal })
      return items.find(({ id }) => id === noteId) ?? null
    },
  })

export const mentionableQuery = (customerId: string, searchValue: string) =>
  queryOptions({
    queryKey: [...keyOf(customerId), 'mentionable', searchValue],
    queryFn: ({ signal }) => call(listMentionable, { params: { id: customerId }, query: { searchValue } }, { signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })

export const writeNote = (customerId: string, body: CallInput<typeof addCustomerNote>['body']) =>
  call(addCustomerNote, { params: { id: customerId }, body })

export const changeNote = (customerId: string, noteId: string, body: CallInput<typeof updateCustomerNote>['body']) =>
  call(updateCustomerNote, { params: { id: customerId, noteId }, body })

export const pinNote = (customerId: string, noteId: string, isPinned: boolean) =>
  call(pinCustomerNote, { params: { id: customerId, noteId }, body: { isPinned } })

export const removeNote = (customerId: string, noteId: string) => call(removeCustomerNote, { params: { id: customerId, noteId } })
