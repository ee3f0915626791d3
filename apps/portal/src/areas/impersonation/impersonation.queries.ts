import { queryOptions } from '@tanstack/react-query'
import type { CallInput, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import {
  createImpersonation,
  createViewLink,
  endImpersonation,
  getAppDraft,
  listImpersonations,
} from '@wattdesk/contract/impersonation/calls.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { call } from '../../api/call.ts'

export type StartedView = ResponseOf<typeof createImpersonation>

export const impersonationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'impersonations'],
    queryFn: ({ signal }) => call(listImpersonations, { params: { id } }, { signal }),
    // Open views end by themselves.
    refetchInterval: ({ state: { data } }) => {
      const ends = (data?.items ?? []).flatMap(({ isOpen, expiresAt }) => (isOpen ? [Date.parse(expiresAt)] : []))
      return ends.length > 0 && Math.max(0, Math.min(...ends) - nowMs()) + 1_000
    },
  })

/** Each request creates a new link and invalidates the previous one, so it is not refetched with the customer. */
export const viewLinkQuery = (id: string, tokenId: string) =>
  queryOptions({
    queryKey: ['view-links', id, tokenId],
    queryFn: ({ signal }) => call(createViewLink, { params: { id, tokenId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Forgotten when the view closes, because it is not published. */
export const appDraftQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'app-draft'],
    queryFn: ({ signal }) => call(getAppDraft, { params: { id } }, { signal }),
    gcTime: 0,
    meta: { showsErrors: true },
  })

export const startView = (id: string, body: CallInput<typeof createImpersonation>['body']) =>
  call(createImpersonation, { params: { id }, body })

export const endView = (id: string, tokenId: string) => call(endImpersonation, { params: { id, tokenId } })
