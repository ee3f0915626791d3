import type { ContentPreview } from '../content/models.ts'

/** The framed app asks for what it shall show. */
export const frameReady = 'wattdesk:ready'

/** A customer's app for a member. */
export type ViewMessage = { type: 'wattdesk:view'; accessToken: string; expiresAt: string }

/** Unpublished content in an app without a customer. */
export type PreviewMessage = {
  type: 'wattdesk:preview'
  lists: Pick<ContentPreview, 'notices' | 'help'>
  /** The content to open. */
  shownId: string
  scheme: 'light' | 'dark'
}
