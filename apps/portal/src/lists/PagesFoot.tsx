import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import layout from '../page/layout.module.css'

type Props = {
  list: { page: number; limit: number; total: number; totalIsCapped?: boolean } | undefined
  onPage: (page: number) => void
  /** For a panel whose content reaches its edges. */
  isFlush?: boolean
}

/** For a list that seldom has a second page: page buttons if it has one or is beyond the first, otherwise only the time zone. */
export function PagesFoot({ list, onPage, isFlush }: Props) {
  if (!list || list.total === 0) return null
  if (list.total > list.limit || list.page > 0)
    return <PagingBar page={list.page} limit={list.limit} total={list.total} isCapped={list.totalIsCapped} onPage={onPage} />
  return isFlush ? (
    <p className={layout.foot}>
      <ZoneNote />
    </p>
  ) : (
    <ZoneNote />
  )
}
