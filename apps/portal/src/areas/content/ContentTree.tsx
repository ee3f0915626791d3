import { Button } from '@mantine/core'
import type { ContentItem } from '@wattdesk/contract/content/models.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { ContentRow } from './ContentRow.tsx'
import classes from './content.module.css'
import { moveContent, orderContents, publishContentOrder, refreshContent } from './content.queries.ts'
import { childrenOf, hasUnpublishedOrder, mayStandBelow, movesTo, type Place, placeInside, placeOutside } from './content-tree.ts'

type Props = {
  items: readonly ContentItem[]
  language: Language
  tenantId: string
  isWritable: boolean
  openedId: string | undefined
}

/**
 * Contents are sorted by dragging them, or by Alt with the up and down arrows. Dropping them on a title, or Alt with the left and right
 * arrows, moves them to another level.
 */
export function ContentTree(props: Props) {
  const t = useT('content')
  const [dragged, setDragged] = useState<ContentItem>()
  const move = useAction({
    act: ({ item, place }: { item: ContentItem; place: Place }) => moveContent(item.id, { ...place, was: item.path }),
    done: t('content.move.done'),
    failed: (reason) => t('content.move.failed', { reason }),
    refresh: refreshContent,
  })
  const tree = useRef<HTMLDivElement>(null)
  const onMoving = useKeptLink(tree, props.items)
  const onPlace = (item: ContentItem, place: Place | undefined) => {
    if (!place || move.isPending) return
    onMoving(item.id)
    move.run({ item, place })
  }
  return (
    <div ref={tree} className={classes.tree} aria-busy={move.isPending}>
      <TreeList parentId={null} level={0} {...props} dragged={dragged} onDrag={setDragged} onMoving={onMoving} onPlace={onPlace} />
    </div>
  )
}

/**
 * Returns the focus to the link of a moved content: another level makes the link anew, and the first and last content lack the arrow that
 * was pressed.
 */
function useKeptLink(tree: RefObject<HTMLDivElement | null>, items: readonly ContentItem[]): (id: string) => void {
  const moved = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the moved content is drawn at its place
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.matches(':disabled')
    if (moved.current && isLost) tree.current?.querySelector<HTMLElement>(`[data-content="${moved.current}"]`)?.focus()
    moved.current = undefined
  }, [items])
  return (id) => {
    moved.current = id
  }
}

type ListProps = Props & {
  parentId: string | null
  level: number
  dragged: ContentItem | undefined
  onDrag: (item: ContentItem | undefined) => void
  /** Before a content is moved. */
  onMoving: (id: string) => void
  onPlace: (item: ContentItem, place: Place | undefined) => void
}

function TreeList({ parentId, level, ...props }: ListProps) {
  const t = useT('content')
  const { items, tenantId, isWritable, dragged, onDrag, onMoving, onPlace } = props
  const list = childrenOf(items, parentId)
  const order = useAction({
    act: (moves: ReturnType<typeof movesTo>) => orderContents({ tenantId, parentId, items: moves }),
    refresh: refreshContent,
  })
  const publish = useAction({
    act: () => publishContentOrder({ tenantId, parentId }),
    done: t('content.order.published'),
    refresh: refreshContent,
  })
  const sort = (id: string, at: number) => {
    const moves = movesTo(list, id, at)
    if (moves.length === 0 || order.isPending) return
    onMoving(id)
    order.run(moves)
  }
  const drop = (target: ContentItem, isInside: boolean) => {
    if (!dragged) return
    if (isInside) onPlace(dragged, { parentId: target.id, beforeId: null })
    else if (dragged.parentId === parentId) sort(dragged.id, list.indexOf(target))
    else onPlace(dragged, { parentId, beforeId: target.id })
    onDrag(undefined)
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
      <ul aria-busy={order.isPending} style={levelOf(level)}>
        {list.map((item, at) => (
          <li key={item.id}>
            <ContentRow
              {...props}
              item={item}
              isFirst={at === 0}
              isLast={at === list.length - 1}
              mayTake={dragged !== undefined && dragged.id !== item.id && mayStandBelow(dragged, item)}
              onSort={(by) => sort(item.id, at + by)}
              onLevel={(by) => onPlace(item, by === 1 ? placeInside(items, item) : placeOutside(items, item))}
              onDrop={(isInside) => drop(item, isInside)}
            />
            <TreeList {...props} parentId={item.id} level={level + 1} />
          </li>
        ))}
      </ul>
    </>
  )
}

const levelOf = (level: number): Record<string, number> => ({ '--level': level })
