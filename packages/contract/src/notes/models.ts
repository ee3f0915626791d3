import { z } from 'zod'
import { id, instant, paragraph } from '../formats.ts'

const mentionsMax = 20

export const noteMember = z.object({ id, name: z.string() })
export type NoteMember = z.infer<typeof noteMember>

export const customerNote = z.object({
  id,
  text: z.string(),
  isPinned: z.boolean(),
  mentions: z.array(noteMember),
  author: noteMember,
  createdAt: instant,
  /** Null if never changed. */
  editedAt: instant.nullable(),
  version: z.number().int(),
  /** Whether the caller is the author, who may change the note. */
  isOwn: z.boolean(),
  mayRemove: z.boolean(),
})
export type CustomerNote = z.infer<typeof customerNote>

const noteText = paragraph(4_000).pipe(z.string().min(1, 'Required'))
const mentions = z.array(id).max(mentionsMax).default([])

/** `id` is chosen by the caller, so retries are idempotent. */
export const noteAddModel = z.strictObject({ id: id.optional(), text: noteText, isPinned: z.boolean().default(false), mentions })

/** Pins have their own call: a colleague may pin a note while its author edits it. */
export const noteUpdateModel = z.strictObject({ version: z.number().int().min(1), text: noteText, mentions })
