import { startView } from './session.ts'

export type ViewMessage = { type: 'wattdesk:view'; accessToken: string; expiresAt: string }
export const readyMessage = 'wattdesk:ready'

/** Only our own pages may frame the app. */
export const isFramed = window !== window.parent

/**
 * In the portal's frame, the app requests its token and receives it as a message, so that it never appears in a URL. The frame has no
 * origin of its own, but its page was loaded from the portal's.
 */
export function followView(): void {
  if (!isFramed) return
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== location.origin || !isViewMessage(data)) return
    startView({ accessToken: data.accessToken, expiresAt: data.expiresAt })
  })
  window.parent.postMessage({ type: readyMessage }, location.origin)
}

function isViewMessage(data: unknown): data is ViewMessage {
  if (typeof data !== 'object' || data === null) return false
  const { type, accessToken, expiresAt } = data as Partial<ViewMessage>
  return type === 'wattdesk:view' && typeof accessToken === 'string' && typeof expiresAt === 'string'
}
