import { startView } from './session.ts'

/** Messages of a member's portal to the app in its frame. */
export type ViewMessage = { type: 'wattdesk:view'; accessToken: string; expiresAt: string }
export const readyMessage = 'wattdesk:ready'

/** Whether the app is in another page's frame. Only our own pages may frame it. */
export const isFramed = window !== window.parent

/**
 * In the frame of the portal, the app requests its token and gets it by a message, so that it is never in an address. The frame has no
 * origin, but its page comes from the portal's.
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
