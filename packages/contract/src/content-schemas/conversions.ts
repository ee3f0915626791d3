import { z } from 'zod'
import { fieldName } from '../content/fields.ts'

const plainValue = z.union([z.string().max(2_000), z.number(), z.boolean(), z.array(z.string().max(100)).max(100)])

/** What happens to existing content when its schema changes. `field` is a field's new name, or the old one of a dropped field. */
export const conversion = z.discriminatedUnion('kind', [
  /** The values of a removed field move to a new name. */
  z.strictObject({ kind: z.literal('rename'), field: fieldName, from: fieldName }),
  /** Values are converted to another type; those that cannot be are dropped. */
  z.strictObject({ kind: z.literal('convert'), field: fieldName }),
  /** One choice replaces another, removed one. */
  z.strictObject({ kind: z.literal('replace'), field: fieldName, from: z.string().max(100), to: z.string().max(100) }),
  /** Content without a value gets this one. */
  z.strictObject({ kind: z.literal('default'), field: fieldName, value: plainValue }),
  z.strictObject({ kind: z.literal('drop'), field: fieldName }),
])
export type Conversion = z.infer<typeof conversion>

export const conversions = z.array(conversion).max(100)
