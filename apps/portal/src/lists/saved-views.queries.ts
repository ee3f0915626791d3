import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { addSavedView, changeSavedView, listSavedViews, readSharedView, removeSavedView } from '@wattdesk/contract/saved-views/calls.ts'
import type { SavedView } from '@wattdesk/contract/saved-views/models.ts'
import type { ViewedList } from '@wattdesk/contract/saved-views/terms.ts'
import { call } from '../api/call.ts'
import { codeOf } from '../api/sentence.ts'
import { keepDefault } from './default-views.ts'

export const savedViewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: ['saved-views', 'of-list', list],
    queryFn: async ({ signal }) => {
      const { items } = await call(listSavedViews, { query: { list } }, { signal })
      keepDefault(list, items)
      return items
    },
    staleTime: 60_000,
  })

/** Null if there is no such view, or the member may not open it. An address may also contain an invalid ID. */
export const sharedViewQuery = (id: string) =>
  queryOptions({
    queryKey: ['saved-views', 'shared', id],
    queryFn: ({ signal }) =>
      call(readSharedView, { params: { id } }, { signal }).catch((error) => {
        if (refusals.has(codeOf(error))) return null
        throw error
      }),
  })

const refusals: ReadonlySet<string | undefined> = new Set(['SavedViewNotFound', 'PermissionMissing', 'ValidationFailed'])

export const addView = (body: CallInput<typeof addSavedView>['body']) => call(addSavedView, { body })
export const changeView = (id: string, body: CallInput<typeof changeSavedView>['body']) => call(changeSavedView, { params: { id }, body })
export const removeView = (id: string) => call(removeSavedView, { params: { id } })

export const refreshViews = (client: QueryClient) => client.invalidateQueries({ queryKey: ['saved-views'] })

/** Shows a new view at once. Refetches the others, because it may have replaced one of them as the default. */
export function noteView(client: QueryClient, view: SavedView) {
  client.setQueryData(savedViewsQuery(view.list).queryKey, (views) => views && [view, ...views])
  return refreshViews(client)
}
