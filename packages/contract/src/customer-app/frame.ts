import type { ContentPreview } from '../content/models.ts'
import type { ShownBrand } from '../impersonation/models.ts'

/** The framed app asks for what it shall show. */
export const frameReady = 'wattdesk:ready'

/** A customer's app for a member. */
export type ViewMessage = {
  type: 'wattdesk:view'
  accessToken: string
  expiresAt: string
  /** Replaces the published brand. A portal page of the previous release sends none. */
  draft?: ShownBrand | null
}

/** Unpublished content in an app without a customer. */
export type PreviewMessage = {
  type: 'wattdesk:preview'
  lists: Pick<ContentPreview, 'notices' | 'help'>
  /** The content to open. */
  shownId: string
  scheme: 'light' | 'dark'
}
