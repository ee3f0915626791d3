import { queryOptions } from '@tanstack/react-query'
import { listOwnAccess } from '@wattdesk/contract/account/access/calls.ts'
import { changeOwnEmail, changeOwnPassword, validateOwnEmail } from '@wattdesk/contract/account/own-sign-in/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import {
  endMySession,
  listMySessions,
  removeMultifactor,
  startMultifactor,
  updateProfile,
  validateMultifactor,
} from '@wattdesk/contract/profile/calls.ts'
import { call } from '../../api/call.ts'

export const ownAccessQuery = queryOptions({
  queryKey: ['profile', 'access'],
  queryFn: ({ signal }) => call(listOwnAccess, {}, { signal }),
})

export const mySessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => call(listMySessions, {}, { signal }),
})

export const endSession = (id: string) => call(endMySession, { params: { id } })

export const changeProfile = (body: CallInput<typeof updateProfile>['body']) => call(updateProfile, { body })
export const beginMultifactor = () => call(startMultifactor, {})
export const activateMultifactor = (multifactorToken: string) => call(validateMultifactor, { body: { multifactorToken } })
export const dropMultifactor = () => call(removeMultifactor, {})

export const changeEmail = (email: string) => call(changeOwnEmail, { body: { email } })
export const confirmEmail = (token: string) => call(validateOwnEmail, { body: { token } })
export const mailPasswordLink = () => call(changeOwnPassword, {})
