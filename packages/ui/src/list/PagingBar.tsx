import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react'
import { ZoneNote } from '../feedback/ZoneNote.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './list.module.css'

type Props = {
  page: number
  limit: number
  total: number
  /** Counting stopped: there are at least `total` rows. */
  isCapped?: boolean
  onPage: (page: number) => void
  /** The available page sizes; absent if fixed. */
  sizes?: readonly number[]
  onLimit?: (limit: number) => void
}

/** The range of shown rows, the total, and the page buttons. */
export function PagingBar({ page, limit, total, isCapped, onPage, sizes, onLimit }: Props) {
  const { t } = useLanguage()
  const pages = Math.max(1, Math.ceil(total / limit))
  const range = { from: page * limit + 1, to: Math.min(total, (page + 1) * limit), total }
  const isFirst = page <= 0
  const isLast = !isCapped && page >= pages - 1
  return (
    <div className={classes.paging}>
      {range.from <= total ? (
        <span className="wd-figures">{isCapped ? t('ui.list.rangeCapped', range) : t('ui.list.range', range)}</span>
      ) : null}
      <ZoneNote />
      <div className={classes.pages}>
        <ActionIcon className={classes.far} aria-label={t('ui.list.firstPage')} disabled={isFirst} onClick={() => onPage(0)}>
          <IconChevronLeftPipe size={17} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('ui.list.previousPage')} disabled={isFirst} onClick={() => onPage(Math.min(page, pages) - 1)}>
          <IconChevronLeft size={17} aria-hidden />
        </ActionIcon>
        <span className="wd-figures">{t('ui.list.page', { page: page + 1, pages: isCapped ? `${pages}+` : pages })}</span>
        <ActionIcon aria-label={t('ui.list.nextPage')} disabled={isLast} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={17} aria-hidden />
        </ActionIcon>
        <ActionIcon
          className={classes.far}
          aria-label={t('ui.list.lastPage')}
          disabled={isLast || isCapped}
          onClick={() => onPage(pages - 1)}
        >
          <IconChevronRightPipe size={17} aria-hidden />
        </ActionIcon>
      </div>
      {sizes && onLimit ? (
        <select
          className={classes.sizes}
          aria-label={t('ui.list.pageSize')}
          value={limit}
          onChange={(event) => onLimit(Number(event.currentTarget.value))}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      ) : null}
    </div>
  )
}
