import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ContentItem } from '@wattdesk/contract/content/models.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type KeyboardEvent, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { ContentStatus } from './ContentStatus.tsx'
import classes from './content.module.css'
import { orderContents, publishContentOrder, refreshContent } from './content.queries.ts'
import { childrenOf, hasUnpublishedOrder, movesTo } from './content-tree.ts'

const route = getRouteApi('/dashboard/cms/content')

type Props = {
  items: readonly ContentItem[]
  language: Language
  tenantId: string
  isWritable: boolean
  openedId: string | undefined
}

/** The tree of a tenant. Contents are sorted by dragging, or by Alt and the arrow keys. */
export function ContentTree(props: Props) {
  return (
    <div className={classes.tree}>
      <TreeList parentId={null} {...props} />
    </div>
  )
}

function TreeList({ parentId, ...props }: Props & { parentId: string | null }) {
  const t = useT('content')
  const { items, tenantId, isWritable } = props
  const list = childrenOf(items, parentId)
  const [dragged, setDragged] = useState<string>()
  const order = useAction({
    act: (moves: ReturnType<typeof movesTo>) => orderContents({ tenantId, parentId, items: moves }),
    refresh: refreshContent,
  })
  const publish = useAction({
    act: () => publishContentOrder({ tenantId, parentId }),
    done: t('content.order.published'),
    refresh: refreshContent,
  })
  const move = (id: string, at: number) => {
    const moves = movesTo(list, id, at)
    if (moves.length > 0 && !order.isPending) order.run(moves)
  }
  if (list.length === 0) return null
  return (
    <>
      {isWritable && hasUnpublishedOrder(list) ? (
        <p className={classes.notice}>
          {t('content.order.unpublished')}
          <Button variant="default" size="compact-sm" loading={publish.isPending} onClick={() => publish.run()}>
            {t('content.order.publish')}
          </Button>
        </p>
      ) : null}
      <ul aria-busy={order.isPending}>
        {list.map((item, at) => (
          <li
            key={item.id}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => {
              if (!dragged) return
              event.preventDefault()
              event.stopPropagation()
              move(dragged, at)
              setDragged(undefined)
            }}
          >
            <Row
              {...props}
              item={item}
              isFirst={at === 0}
              isLast={at === list.length - 1}
              onMove={(by) => move(item.id, at + by)}
              onDrag={setDragged}
            />
            <TreeList {...props} parentId={item.id} />
          </li>
        ))}
      </ul>
    </>
  )
}

type RowProps = Props & {
  item: ContentItem
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onDrag: (id: string | undefined) => void
}

function Row({ item, language, isWritable, openedId, isFirst, isLast, onMove, onDrag }: RowProps) {
  const t = useT('content')
  const search = route.useSearch()
  const translation = item.translations.find((one) => one.language === language)
  const title = translation?.title ?? item.translations[0]?.title ?? item.slug
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (isWritable) onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <div className={classes.row} data-active={item.id === openedId || undefined}>
      {isWritable ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: only pointers drag; Alt with an arrow key moves the link beside it
        <span
          className={classes.grip}
          draggable
          title={t('content.order.drag')}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', item.id)
            onDrag(item.id)
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
        aria-keyshortcuts={isWritable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onKeyDown={onKeyDown}
      >
        {title}
      </Link>
      {translation ? <ContentStatus translation={translation} /> : <span className={classes.dim}>{t('content.untranslated')}</span>}
      {isWritable ? (
        <span className={classes.tools}>
          <ActionIcon variant="subtle" aria-label={t('content.order.up', { title })} disabled={isFirst} onClick={() => onMove(-1)}>
            <IconArrowUp size={15} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('content.order.down', { title })} disabled={isLast} onClick={() => onMove(1)}>
            <IconArrowDown size={15} aria-hidden />
          </ActionIcon>
        </span>
      ) : null}
    </div>
  )
}
