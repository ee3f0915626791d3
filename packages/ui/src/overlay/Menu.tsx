import type { Icon } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import classes from './overlay.module.css'
import { Popover } from './Popover.tsx'
import { Tooltip } from './Tooltip.tsx'
import type { Placement } from './use-anchored.ts'

export type MenuItem = {
  key: string
  label: string
  icon?: Icon
  onSelect: () => void
  isDanger?: boolean
  isChecked?: boolean
  /** Preceded by a separator. */
  startsGroup?: boolean
  /** Why the item is disabled; it is shown instead of hidden. */
  disabledReason?: string
}

type Props = {
  label: string
  items: readonly MenuItem[]
  placement?: Placement
  trigger: Parameters<typeof Popover>[0]['trigger']
  /** Shown above the items, such as who is signed in. */
  header?: ReactNode
  isOpenAtFirst?: boolean
}

/** A menu of actions. Arrow keys move, Home and End jump, a letter searches, Enter chooses. */
export function Menu({ label, items, placement, trigger, header, isOpenAtFirst }: Props) {
  return (
    <Popover kind="menu" label={label} placement={placement} trigger={trigger} className={classes.menu} isOpenAtFirst={isOpenAtFirst}>
      {(close) => (
        <>
          {header}
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.startsGroup ? <hr className={classes.groupLine} /> : null}
              <Item item={item} close={close} />
            </Fragment>
          ))}
        </>
      )}
    </Popover>
  )
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const Glyph = item.icon
  const isChoice = item.isChecked !== undefined
  const button = (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is menuitemradio wherever aria-checked is set
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={item.isChecked}
      aria-disabled={item.disabledReason ? true : undefined}
      data-danger={item.isDanger || undefined}
      className={classes.item}
      onKeyDown={moveFocus}
      onClick={() => {
        if (item.disabledReason) return
        close()
        item.onSelect()
      }}
    >
      {Glyph ? <Glyph size={16} aria-hidden /> : null}
      <span>{item.label}</span>
      {item.isChecked ? <span className={classes.check} aria-hidden /> : null}
    </button>
  )
  return item.disabledReason ? (
    <Tooltip label={item.disabledReason} className={classes.itemAnchor} isInMenu>
      {button}
    </Tooltip>
  ) : (
    button
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget.closest('[role=menu]')
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const at = items.indexOf(event.currentTarget)
  const next = targetOf(event.key, at, items)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function targetOf(key: string, at: number, items: HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items[(at - 1 + items.length) % items.length]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
