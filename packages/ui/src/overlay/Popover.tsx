import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import classes from './overlay.module.css'
import { type Placement, useAnchored } from './use-anchored.ts'

type Trigger = {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  'aria-expanded': boolean
  'aria-haspopup': 'dialog' | 'menu'
}

type Props = {
  trigger: (props: Trigger) => ReactNode
  children: (close: () => void) => ReactNode
  label: string
  placement?: Placement
  kind?: 'dialog' | 'menu'
  className?: string
  /** Opens at once, because its button was clicked before it was loaded. */
  isOpenAtFirst?: boolean
  onToggle?: (isOpen: boolean) => void
}

/**
 * A panel beside a button, in the top layer. Closes on Escape, on a click outside and when its content requests it. The focus
 * moves into it when it opens and back to the button when it closes. Content is rendered only while it is open.
 */
export function Popover({ trigger, children, label, placement = 'bottom-start', kind = 'dialog', ...props }: Props) {
  const { className, isOpenAtFirst, onToggle } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst ?? false)
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useAnchored(anchor, panel, isOpen, placement)

  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    element.showPopover()
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('input, button, [href], [tabindex]')
    first?.focus()
  }, [isOpen])

  const toggle = (next: boolean) => {
    setOpen(next)
    onToggle?.(next)
  }
  const close = () => {
    const hadFocus = panel.current?.contains(document.activeElement) ?? false
    toggle(false)
    if (hadFocus) anchor.current?.focus()
  }
  return (
    <>
      {trigger({ ref: anchor, onClick: () => toggle(!isOpen), 'aria-expanded': isOpen, 'aria-haspopup': kind })}
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: the role is dialog or menu
        <div
          ref={panel}
          popover="auto"
          role={kind}
          aria-label={label}
          className={className ? `${classes.panel} ${className}` : classes.panel}
          onToggle={(event) => event.newState === 'closed' && close()}
          onKeyDown={(event) => {
            // A field or a panel within may have used it already.
            if (event.key !== 'Escape' || event.defaultPrevented) return
            // Otherwise the browser would close the surrounding panel too.
            event.preventDefault()
            close()
          }}
        >
          {children(close)}
        </div>
      ) : null}
    </>
  )
}
