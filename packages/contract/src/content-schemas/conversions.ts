import { z } from 'zod'
import { fieldName } from '../content/fields.ts'

const plainValue = z.union([z.string().max(2_000), z.number(), z.boolean(), z.array(z.string().max(100)).max(100)])

/** What becomes of existing content when its schema changes. `field` is a field's new name; a dropped one has only an old name. */
export const conversion = z.discriminatedUnion('kind', [
  /** The values of a removed field stay under a new name. */
  z.strictObject({ kind: z.literal('rename'), field: fieldName, from: fieldName }),
  /** Values of another type are converted; those that cannot be are dropped. */
  z.strictObject({ kind: z.literal('convert'), field: fieldName }),
  /** One choice takes the place of another, removed one. */
  z.strictObject({ kind: z.literal('replace'), field: fieldName, from: z.string().max(100), to: z.string().max(100) }),
  /** Content without a value gets this one. */
  z.strictObject({ kind: z.literal('default'), field: fieldName, value: plainValue }),
  /** The values are deleted. */
  z.strictObject({ kind: z.literal('drop'), field: fieldName }),
])
export type Conversion = z.infer<typeof conversion>

export const conversions = z.array(conversion).max(100)
