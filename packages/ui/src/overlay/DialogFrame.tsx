import { IconX } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './overlay.module.css'

export type FrameProps = {
  title: string
  /** Called for Escape, the cross and a press outside. */
  onClose: () => void
  children: ReactNode
  /** Buttons at the lower right. Forms have their own. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A panel along the right edge instead of a box in the middle. */
  isDrawer?: boolean
  /** Disables Escape, the cross and presses outside: while a call runs, or while something is shown that is never shown again. */
  isPinned?: boolean
}

/**
 * A modal on the native dialog element: the browser keeps the focus inside, makes the page behind inert and restores the
 * focus. Screens use `Dialog`, which also asks before it discards input.
 */
export function DialogFrame({ title, onClose, children, footer, size = 'sm', isDrawer, isPinned }: FrameProps) {
  const { t } = useLanguage()
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open) return
    const before = document.activeElement
    dialog.showModal()
    // Text without controls must be scrollable by keyboard too.
    const body = dialog.querySelector<HTMLElement>('[data-dialog-body]')
    if (body && !body.querySelector('a, button, input, select, textarea, [tabindex]')) body.tabIndex = 0
    dialog.querySelector<HTMLElement>('[data-autofocus], [data-dialog-body] :is(input, select, textarea)')?.focus()
    return () => {
      dialog.close()
      // What opened it may have been removed meanwhile.
      const back = before?.isConnected ? before : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: back !== before })
    }
  }, [])

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classes.dialog}
      data-size={size}
      data-drawer={isDrawer || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !isOf(event)) return
        event.preventDefault()
        if (!isPinned) onClose()
      }}
      onCancel={(event) => {
        if (!isOf(event)) return
        event.preventDefault()
        if (!isPinned) onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // Browsers let a page refuse only once, then close the dialog. Only its owner may close it.
        if (target === currentTarget && !currentTarget.open) currentTarget.showModal()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !isPinned) onClose()
      }}
    >
      <div className={classes.dialogBox}>
        <header className={classes.dialogHeader}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={classes.dialogClose} aria-label={t('ui.action.close')} disabled={isPinned} onClick={onClose}>
            <IconX size={18} aria-hidden />
          </button>
        </header>
        <div className={classes.dialogBody} data-dialog-body>
          {children}
        </div>
        {footer ? <footer className={classes.dialogFooter}>{footer}</footer> : null}
      </div>
    </dialog>
  )
}

/** False for events of a dialog, menu or panel opened from within this one, so that only that one closes. */
function isOf({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): boolean {
  return target instanceof Element && target.closest('dialog, [popover]') === currentTarget
}
