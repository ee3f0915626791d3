import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { savedViewsQuery } from './saved-views.queries.ts'
import { plainView } from './use-open-view.ts'
import { repairState, type ViewsOfList } from './view-state.ts'

/** Hidden without views. */
export function ViewTabs({ list, search, place, vocabulary }: Omit<ViewsOfList, 'onOpen'>) {
  const t = useT('savedViews')
  const { data: views = [] } = useQuery(savedViewsQuery(list))
  if (views.length === 0) return null
  const openId = views.find(({ id }) => id === search.view)?.id
  const tab = (key: string, name: string, state: Record<string, string>, isOpen: boolean) => (
    // Each list validates its own address and drops unknown parameters.
    <Link
      key={key}
      to="."
      search={{ ...place, ...state, view: key } as never}
      className={tabClass}
      activeProps={{}}
      data-active={isOpen || undefined}
      aria-current={isOpen ? 'page' : undefined}
    >
      {name}
    </Link>
  )
  return (
    <TabBar isInner label={t('ui.list.views')}>
      {[
        tab(plainView, t('savedViews.standard'), {}, openId === undefined),
        ...views.map(({ id, name, state }) => tab(id, name, repairState(state, vocabulary).state, id === openId)),
      ]}
    </TabBar>
  )
}
