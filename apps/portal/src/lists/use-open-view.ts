import { useQuery } from '@tanstack/react-query'
import type { SharedView } from '@wattdesk/contract/saved-views/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useRef } from 'react'
import { toasts } from '../api/toasts.ts'
import { isBare } from './default-views.ts'
import { savedViewsQuery, sharedViewQuery } from './saved-views.queries.ts'
import { repairState, stateOf, type ViewsOfList } from './view-state.ts'

/** Replaces an empty parameter, which would open the default view. */
export const plainView = 'none'

/** The current state of the view in the address: the member's own, the team's, or a colleague's by link. */
export type OpenView = SharedView

/** Follows the address: the open view, and the state of a link or of the default view that is not applied yet. */
export function useOpenView(props: ViewsOfList) {
  const { list, search, stated = search, vocabulary } = props
  const t = useT('savedViews')
  const listed = useQuery(savedViewsQuery(list))
  const viewId = search.view === plainView ? undefined : search.view
  const known = listed.data?.find((view) => view.id === viewId)
  const isForeign = viewId !== undefined && listed.data !== undefined && !known
  const shared = useQuery({ ...sharedViewQuery(viewId ?? ''), enabled: isForeign })
  const open: OpenView | undefined = known ?? (isForeign && shared.data?.list === list ? shared.data : undefined)
  const state = stateOf(search, vocabulary)
  const statedState = stateOf(stated, vocabulary)

  // The view that the address already reflects, so that later manual changes are not reset.
  const settled = useRef<string>(undefined)
  const show = (view: Pick<OpenView, 'id' | 'name' | 'state'>, isStep: boolean) => {
    const mended = repairState(view.state, vocabulary)
    if (mended.dropped.length > 0) {
      toasts.show({
        message: t('savedViews.dropped', { name: view.name, parts: mended.dropped.join(', ') }),
        toastType: 'warning',
        autoHideMs: 12_000,
      })
    }
    settled.current = view.id
    props.onOpen({ ...mended.state, view: view.id }, { isStep })
  }
  const refuse = (message: string) => {
    toasts.show({ message, toastType: 'warning' })
    props.onOpen(statedState, { isStep: false })
  }

  const wasBare = useRef(isBare(stated))
  useEffect(() => {
    if (wasBare.current && listed.data) {
      wasBare.current = false
      const opened = listed.data.find((view) => view.isDefault)
      if (opened && isBare(stated)) show(opened, false)
    } else if (open && settled.current !== open.id) {
      settled.current = open.id
      if (Object.keys(statedState).length === 0) show(open, false)
    } else if (isForeign && shared.data && shared.data.list !== list) refuse(t('savedViews.otherList'))
    else if (isForeign && shared.data === null) refuse(t('savedViews.gone'))
  })
  return { views: listed.data ?? [], isLoaded: listed.data !== undefined, open, state, show }
}
