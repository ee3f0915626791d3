import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ContentItem } from '@wattdesk/contract/content/models.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { ContentStatus } from './ContentStatus.tsx'
import classes from './content.module.css'

const route = getRouteApi('/dashboard/cms/content')

type Props = {
  item: ContentItem
  language: Language
  isWritable: boolean
  openedId: string | undefined
  isFirst: boolean
  isLast: boolean
  /** Whether the dragged content may be dropped here. */
  mayTake: boolean
  onSort: (by: -1 | 1) => void
  onLevel: (by: -1 | 1) => void
  onDrag: (item: ContentItem | undefined) => void
  /** Inside: below this content. Otherwise: in its place. */
  onDrop: (isInside: boolean) => void
}

const keys = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'

export function ContentRow({ item, language, isWritable, openedId, isFirst, isLast, mayTake, onSort, onLevel, onDrag, onDrop }: Props) {
  const t = useT('content')
  const search = route.useSearch()
  const [over, setOver] = useState<'at' | 'inside'>()
  const translation = item.translations.find((one) => one.language === language)
  const title = translation?.title ?? item.translations[0]?.title ?? item.slug
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = event.altKey ? movesByKey[event.key] : undefined
    if (!moved) return
    event.preventDefault()
    if (isWritable) (moved.isLevel ? onLevel : onSort)(moved.by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pointers drop; keys move the link inside
    <div
      className={classes.row}
      data-active={item.id === openedId || undefined}
      data-over={(mayTake && over) || undefined}
      onDragOver={(event) => {
        if (!mayTake) return
        event.preventDefault()
        setOver(isOnTitle(event) ? 'inside' : 'at')
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        setOver(undefined)
        if (!mayTake) return
        event.preventDefault()
        onDrop(isOnTitle(event))
      }}
    >
      {isWritable ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: only pointers drag; Alt with an arrow key moves the link beside it
        <span
          className={classes.grip}
          draggable
          title={t('content.order.drag')}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', item.id)
            onDrag(item)
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          <IconGripVertical size={16} aria-hidden />
        </span>
      ) : null}
      <Link
        to="/dashboard/cms/content"
        search={{ ...search, content: item.id }}
        aria-current={item.id === openedId ? 'true' : undefined}
        aria-keyshortcuts={isWritable ? keys : undefined}
        draggable={false}
        data-content={item.id}
        onKeyDown={onKeyDown}
      >
        {title}
      </Link>
      {translation ? <ContentStatus translation={translation} /> : <span className={classes.dim}>{t('content.untranslated')}</span>}
      {isWritable ? (
        <span className={classes.tools}>
          <ActionIcon
            variant="subtle"
            aria-label={t('content.order.up', { title })}
            data-end={isFirst || undefined}
            disabled={isFirst}
            onClick={() => onSort(-1)}
          >
            <IconArrowUp size={15} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('content.order.down', { title })}
            data-end={isLast || undefined}
            disabled={isLast}
            onClick={() => onSort(1)}
          >
            <IconArrowDown size={15} aria-hidden />
          </ActionIcon>
        </span>
      ) : null}
    </div>
  )
}

const movesByKey: Readonly<Record<string, { isLevel: boolean; by: -1 | 1 } | undefined>> = {
  ArrowUp: { isLevel: false, by: -1 },
  ArrowDown: { isLevel: false, by: 1 },
  ArrowLeft: { isLevel: true, by: -1 },
  ArrowRight: { isLevel: true, by: 1 },
}

const isOnTitle = ({ target }: DragEvent): boolean => target instanceof Element && target.closest('a') !== null
