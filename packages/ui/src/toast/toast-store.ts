export type ToastType = 'info' | 'success' | 'warning' | 'error'

/** An action offered with a message, such as undo. */
export type ToastAction = { label: string; run: () => void }

export type Toast = {
  key: string
  toastType: ToastType
  message: string
  /** A second line, such as a request id. */
  detail?: string
  action?: ToastAction
  isClosing: boolean
}

export type ToastRequest = {
  message: string
  toastType?: ToastType
  /** A toast with a key that is already shown is ignored. Defaults to the message. */
  key?: string
  detail?: string
  action?: ToastAction
  /** How long it stays; 0 until closed by the reader. */
  autoHideMs?: number
}

export const defaultAutoHideMs = 5000
/** Deciding takes longer than reading. */
export const actionAutoHideMs = 12_000
export const closingMs = 300
export const defaultMaxToasts = 5

export type ToastStore = {
  show: (request: ToastRequest) => void
  close: (key: string) => void
  /** Pauses all timers while the reader hovers or focuses a toast. */
  pause: () => void
  resume: () => void
  subscribe: (listener: () => void) => () => void
  snapshot: () => readonly Toast[]
}

/** The toasts on screen: at most `max`, dropping the oldest. */
export function createToastStore(max = defaultMaxToasts): ToastStore {
  let toasts: readonly Toast[] = []
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const autoHide = new Map<string, number>()
  const listeners = new Set<() => void>()
  let isPaused = false

  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const forget = (key: string) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
    autoHide.delete(key)
    set(toasts.filter((toast) => toast.key !== key))
  }
  const close = (key: string) => {
    clearTimeout(timers.get(key))
    set(toasts.map((toast) => (toast.key === key ? { ...toast, isClosing: true } : toast)))
    timers.set(
      key,
      setTimeout(() => forget(key), closingMs),
    )
  }
  const start = (key: string, afterMs: number) => {
    if (afterMs > 0)
      timers.set(
        key,
        setTimeout(() => close(key), afterMs),
      )
  }

  return {
    show({ message, toastType = 'info', key = message, detail, action, autoHideMs = action ? actionAutoHideMs : defaultAutoHideMs }) {
      if (toasts.some((toast) => toast.key === key)) return
      const kept = toasts.slice(Math.max(0, toasts.length - (max - 1)))
      for (const dropped of toasts.filter((toast) => !kept.includes(toast))) forget(dropped.key)
      autoHide.set(key, autoHideMs)
      set([...kept, { key, toastType, message, detail, action, isClosing: false }])
      start(key, autoHideMs)
    },
    close,
    pause() {
      isPaused = true
      for (const toast of toasts) if (!toast.isClosing) clearTimeout(timers.get(toast.key))
    },
    resume() {
      if (!isPaused) return
      isPaused = false
      for (const toast of toasts) if (!toast.isClosing) start(toast.key, autoHide.get(toast.key) ?? defaultAutoHideMs)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => toasts,
  }
}
