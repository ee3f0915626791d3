import { z } from 'zod'
import { id, instant, line } from '../formats.ts'

/** Stored in the activity entry. */
export const impersonationModel = z.strictObject({ reason: line(500).pipe(z.string().min(3)) })

export const impersonation = z.object({
  id,
  memberName: z.string(),
  reason: z.string(),
  createdAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
  isOpen: z.boolean(),
})
export type Impersonation = z.infer<typeof impersonation>

/** What a member's view of the app shows of a brand. */
export const shownBrand = z.object({
  appName: z.string(),
  logoUrl: z.string().nullable(),
  primaryColor: z.string(),
  onPrimaryColor: z.string(),
  accentColor: z.string(),
  impressumUrl: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  supportUrl: z.string().nullable(),
})
export type ShownBrand = z.infer<typeof shownBrand>

/**
 * The unpublished brand of a customer's app, or why there is none to show: the app has no partner's brand, the caller does not see that
 * partner, or its draft equals what is published.
 */
export const appDraft = z.object({ brand: shownBrand.nullable(), absence: z.enum(['not-branded', 'hidden', 'no-draft']).nullable() })
export type AppDraft = z.infer<typeof appDraft>
