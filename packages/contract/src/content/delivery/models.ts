import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { languages } from '../../languages.ts'
import { contentFields } from '../models.ts'

/** A published content. Its tenant and language may be fallbacks. */
export const deliveredContent = z.object({
  id,
  path: z.string(),
  title: z.string(),
  tenantId: id,
  language: z.enum(languages),
  schema: z.string(),
  schemaVersion: z.number().int(),
  publishedAt: instant,
  fields: contentFields,
})
export type DeliveredContent = z.infer<typeof deliveredContent>

export const delivered = z.object({
  /** Null at the root of the tree. */
  content: deliveredContent.nullable(),
  /** In published order. */
  children: z.array(deliveredContent),
})
export type Delivered = z.infer<typeof delivered>
