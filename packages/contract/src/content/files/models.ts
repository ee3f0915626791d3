import { z } from 'zod'
import { id } from '../../formats.ts'
import { contentFileTypes } from './terms.ts'

export const contentFile = z.object({
  id,
  name: z.string(),
  type: z.enum(contentFileTypes),
  bytes: z.number().int(),
  /** Null for vector pictures and files that are not pictures. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type ContentFile = z.infer<typeof contentFile>
