import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  endMemberSession,
  inviteMember,
  inviteMemberAgain,
  listMemberSessions,
  listMembersByIds,
  removeMember,
  removeMemberMultifactor,
  updateMember,
} from '@wattdesk/contract/account/calls.ts'
import { signUpUris } from '@wattdesk/contract/auth/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

/** A member by ID. The list of IDs leaves out those that the reader cannot see. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'member', id],
    queryFn: async ({ signal }) => {
      const [member] = (await call(listMembersByIds, { query: { ids: id } }, { signal })).items
      if (!member) throw new CallError('There is no such member', { status: 404, code: 'NotFound' })
      return member
    },
    meta: { showsErrors: true },
  })

export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'member', id, 'invitation'],
    queryFn: async ({ signal }) => (await call(signUpUris, { query: { userIds: id } }, { signal })).items[0] ?? null,
    meta: { showsErrors: true },
  })

export const memberSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'member', id, 'sessions'],
    queryFn: ({ signal }) => call(listMemberSessions, { params: { id } }, { signal }),
    meta: { showsErrors: true },
  })

export const refreshMembers = (client: QueryClient) => client.invalidateQueries({ queryKey: ['account'] })

export const addMember = (body: CallInput<typeof inviteMember>['body']) => call(inviteMember, { body })
export const changeMember = (id: string, body: CallInput<typeof updateMember>['body']) => call(updateMember, { params: { id }, body })
export const dropMember = (id: string) => call(removeMember, { params: { id } })
export const sendInvitation = (id: string) => call(inviteMemberAgain, { params: { id } })
export const dropMultifactor = (id: string) => call(removeMemberMultifactor, { params: { id } })
export const endSessionOf = (id: string, sessionId: string) => call(endMemberSession, { params: { id, sessionId } })
