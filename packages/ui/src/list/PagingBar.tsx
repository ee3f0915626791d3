import { ActionIcon } from '@mantine/core'
import { type Icon, IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react'
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
        <PageButton isFar label={t('ui.list.firstPage')} icon={IconChevronLeftPipe} isOff={isFirst} onPress={() => onPage(0)} />
        <PageButton
          label={t('ui.list.previousPage')}
          icon={IconChevronLeft}
          isOff={isFirst}
          onPress={() => onPage(Math.min(page, pages) - 1)}
        />
        <span className="wd-figures">{t('ui.list.page', { page: page + 1, pages: isCapped ? `${pages}+` : pages })}</span>
        <PageButton label={t('ui.list.nextPage')} icon={IconChevronRight} isOff={isLast} onPress={() => onPage(page + 1)} />
        <PageButton
          isFar
          label={t('ui.list.lastPage')}
          icon={IconChevronRightPipe}
          isOff={isLast || isCapped}
          onPress={() => onPage(pages - 1)}
        />
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

type PageButtonProps = { label: string; icon: Icon; isOff?: boolean | undefined; isFar?: boolean; onPress: () => void }

/** Keeps the focus while it is off: it is often pressed until the list ends. */
function PageButton({ label, icon: Glyph, isOff, isFar, onPress }: PageButtonProps) {
  return (
    <ActionIcon
      className={isFar ? classes.far : undefined}
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Glyph size={17} aria-hidden />
    </ActionIcon>
  )
}
