import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './Toaster.module.css'
import type { Toast, ToastAction, ToastStore, ToastType } from './toast-store.ts'

const icons: Record<ToastType, typeof IconX> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
}

/** Shows the toasts of a store above everything, including dialogs, and announces them to screen readers. */
export function Toaster({ store }: { store: ToastStore }) {
  const { t } = useLanguage()
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot)
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.key

  useEffect(() => {
    // Reopened for each new toast, so that it is above a dialog opened meanwhile: the top layer stacks in order of opening.
    const element = region.current
    if (!element?.isConnected) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  const count = toasts.length
  useEffect(() => {
    // Browsers do not report that pointer or focus left a toast that was removed, such as by its Undo.
    const element = region.current
    if (count > 0 && element && !element.matches(':hover, :focus-within')) store.resume()
  }, [count, store])

  return (
    <section
      ref={region}
      popover="manual"
      className={classes.region}
      aria-label={t('ui.toast.region')}
      aria-live="polite"
      onMouseEnter={store.pause}
      onMouseLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onClose={() => store.close(toast.key)} closeLabel={t('ui.toast.close')} />
      ))}
    </section>
  )
}

type CardProps = { toast: Toast; onClose: () => void; closeLabel: string }

function ToastCard({ toast, onClose, closeLabel }: CardProps) {
  const Icon = icons[toast.toastType]
  return (
    <div
      className={classes.toast}
      data-type={toast.toastType}
      data-closing={toast.isClosing || undefined}
      role={toast.toastType === 'error' ? 'alert' : 'status'}
    >
      <Icon size={18} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <p>{toast.message}</p>
        {toast.detail ? <p className={classes.detail}>{toast.detail}</p> : null}
        {toast.action ? <ActionButton action={toast.action} onClose={onClose} /> : null}
      </div>
      <button type="button" className={classes.close} onClick={onClose} aria-label={closeLabel}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

function ActionButton({ action, onClose }: { action: ToastAction; onClose: () => void }) {
  return (
    <button
      type="button"
      className={classes.action}
      onClick={() => {
        onClose()
        action.run()
      }}
    >
      {action.label}
    </button>
  )
}
