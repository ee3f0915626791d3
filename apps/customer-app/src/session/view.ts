import { frameReady, type PreviewMessage, type ViewMessage } from '@wattdesk/contract/customer-app/frame.ts'
import { showPreview } from './preview.ts'
import { startView } from './session.ts'

/** Only our own pages may frame the app. */
export const isFramed = window !== window.parent

/**
 * In the portal's frame, the app requests its token, or content to preview, and receives it as a message, so that it never appears in a
 * URL. The frame has no origin of its own, but its page was loaded from the portal's.
 */
export function followView(): void {
  if (!isFramed) return
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== location.origin) return
    if (isViewMessage(data)) startView({ accessToken: data.accessToken, expiresAt: data.expiresAt, draft: data.draft ?? null })
    if (isPreviewMessage(data)) showPreview(data)
  })
  window.parent.postMessage({ type: frameReady }, location.origin)
}

function isViewMessage(data: unknown): data is ViewMessage {
  if (typeof data !== 'object' || data === null) return false
  const { type, accessToken, expiresAt } = data as Partial<ViewMessage>
  return type === 'wattdesk:view' && typeof accessToken === 'string' && typeof expiresAt === 'string'
}

function isPreviewMessage(data: unknown): data is PreviewMessage {
  if (typeof data !== 'object' || data === null) return false
  const { type, lists, shownId } = data as Partial<PreviewMessage>
  return type === 'wattdesk:preview' && typeof shownId === 'string' && Array.isArray(lists?.notices) && Array.isArray(lists.help)
}
