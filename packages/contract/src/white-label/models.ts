import { z } from 'zod'
import { instant, optionalLine, publicUrl } from '../formats.ts'

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'ColorInvalid')

const urlOrNull = z.union([z.literal('').transform(() => null), publicUrl, z.null()], 'UrlInvalid')

/** The brand that a whitelabel partner's customers see instead of the service's own. */
export const whiteLabel = z.object({
  appName: z.string().nullable(),
  logoUrl: z.string().nullable(),
  primaryColor: z.string(),
  accentColor: z.string(),
  impressumUrl: z.string().nullable(),
  updatedAt: instant.nullable(),
  /** 0 until a brand is set. */
  version: z.number().int(),
})
export type WhiteLabel = z.infer<typeof whiteLabel>

export const whiteLabelModel = z.strictObject({
  version: z.number().int().min(0),
  appName: optionalLine(30),
  logoUrl: urlOrNull,
  primaryColor: color,
  accentColor: color,
  impressumUrl: urlOrNull,
})
export type WhiteLabelModel = z.output<typeof whiteLabelModel>
