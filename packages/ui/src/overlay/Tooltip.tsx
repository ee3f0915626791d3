import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { Explaining } from './explaining.ts'
import classes from './overlay.module.css'
import { useAnchored } from './use-anchored.ts'

const showAfterMs = 350

type Anchor = ReactElement<{ 'aria-describedby'?: string; 'aria-disabled'?: boolean; 'data-disabled'?: boolean; disabled?: boolean }>
type Props = {
  label: ReactNode
  children: Anchor
  className?: string
  /** Omits the role, because menus may contain only items. */
  isInMenu?: boolean
}

/**
 * Explains its child on hover and focus. Screen readers announce it with the child. A disabled child stays in the tab order, because keys
 * and fingers cannot hover: pressing it shows the label or, if its reason has one (`Explaining`), opens the explanation.
 */
export function Tooltip({ label, children, className, isInMenu }: Props) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const { find, known } = useContext(Explaining)
  useAnchored(anchor, bubble, isOpen, 'top')

  useEffect(() => {
    if (!isOpen) return
    bubble.current?.showPopover()
    // A tap does not focus buttons in every browser, and Enter in a field presses the button of its form: then nothing is left or blurred.
    const closeElsewhere = ({ target }: Event) => anchor.current?.contains(target as Node) || setOpen(false) // targets are nodes
    const listening = new AbortController()
    for (const sign of ['pointerdown', 'input']) document.addEventListener(sign, closeElsewhere, listening)
    return () => listening.abort()
  }, [isOpen])
  useEffect(() => () => clearTimeout(timer.current), [])
  const isDisabled = children.props.disabled || children.props['aria-disabled']
  const reason = isDisabled && typeof label === 'string' ? label : undefined
  useEffect(() => {
    if (isOpen && reason) void find(reason)
  }, [isOpen, reason, find])

  const open = (afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), afterMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  if (!label) return children
  const explainInstead = async (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const explanation = reason ? await find(reason) : undefined
    if (!explanation) return open(0)
    close()
    explanation.open()
  }
  const hint = isOpen && reason ? known(reason)?.hint : undefined
  const asPressable = children.props.disabled ? { disabled: false, 'aria-disabled': true, 'data-disabled': true } : {}
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
      onClickCapture={isDisabled ? explainInstead : undefined}
    >
      {cloneElement(children, { ...asPressable, 'aria-describedby': isOpen ? id : undefined })}
      {isOpen ? (
        <span ref={bubble} id={id} role={isInMenu ? undefined : 'tooltip'} popover="manual" className={classes.tooltip}>
          {hint ? `${label}\n${hint}` : label}
        </span>
      ) : null}
    </span>
  )
}
