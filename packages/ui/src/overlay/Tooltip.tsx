import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './overlay.module.css'
import { useAnchored } from './use-anchored.ts'

const showAfterMs = 350

type Anchor = ReactElement<{ 'aria-describedby'?: string }>
type Props = {
  label: ReactNode
  children: Anchor
  className?: string
  /** In a menu, only items may have a role. */
  isInMenu?: boolean
}

/** Explains its child on hover and focus. Screen readers announce it with the child. */
export function Tooltip({ label, children, className, isInMenu }: Props) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  useAnchored(anchor, bubble, isOpen, 'top')

  useEffect(() => {
    if (isOpen) bubble.current?.showPopover()
  }, [isOpen])
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = (afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), afterMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  if (!label) return children
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the span only listens; its child is what is focused
    <span
      ref={anchor}
      className={className ?? classes.anchor}
      onPointerEnter={() => open(showAfterMs)}
      onPointerLeave={close}
      onFocus={() => open(0)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen ? (
        <span ref={bubble} id={id} role={isInMenu ? undefined : 'tooltip'} popover="manual" className={classes.tooltip}>
          {label}
        </span>
      ) : null}
    </span>
  )
}
