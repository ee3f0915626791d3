import { z } from 'zod'
import { id, instant, language, optionalLine, paragraph, publicUrl } from '../formats.ts'

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'ColorInvalid')

const urlOrNull = z.union([z.literal('').transform(() => null), publicUrl, z.null()], 'UrlInvalid')

/** Null: the service's own value. */
export const brandFields = z.object({
  appName: z.string().nullable(),
  /** An uploaded picture, which takes precedence over an address. */
  logoFileId: id.nullable(),
  logoUrl: z.string().nullable(),
  iconFileId: id.nullable(),
  primaryColor: z.string(),
  accentColor: z.string(),
  welcome: z.string().nullable(),
  impressumUrl: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  supportUrl: z.string().nullable(),
  mailSender: z.string().nullable(),
  mailFooter: z.string().nullable(),
})
export type BrandFields = z.infer<typeof brandFields>

const published = z.object({ edition: z.number().int(), publishedAt: instant, fields: brandFields })

/** The draft of a whitelabel partner's brand, and its published part. */
export const whiteLabel = brandFields.extend({
  updatedAt: instant.nullable(),
  /** 0 if no brand is saved. */
  version: z.number().int(),
  /** Whether the draft differs from the published brand. */
  isDraft: z.boolean(),
  published: published.nullable(),
  /** What customers see where the brand has no name or imprint. */
  region: z.object({ appName: z.string(), impressumUrl: z.string().nullable() }),
})
export type WhiteLabel = z.infer<typeof whiteLabel>

export const whiteLabelModel = z.strictObject({
  version: z.number().int().min(0),
  appName: optionalLine(30),
  logoFileId: id.nullable().default(null),
  logoUrl: urlOrNull,
  iconFileId: id.nullable().default(null),
  primaryColor: color,
  accentColor: color,
  welcome: optionalLine(120).default(null),
  impressumUrl: urlOrNull,
  privacyUrl: urlOrNull.default(null),
  supportUrl: urlOrNull.default(null),
  mailSender: optionalLine(60).default(null),
  mailFooter: z.union([z.literal('').transform(() => null), paragraph(500), z.null()]).default(null),
})
export type WhiteLabelModel = z.output<typeof whiteLabelModel>

export const publishModel = z.strictObject({ version: z.number().int().min(1) })

export const brandEdition = published.extend({ publishedBy: z.string().nullable() })
export type BrandEdition = z.infer<typeof brandEdition>

/** The brand need not be saved. */
export const mailPreviewModel = whiteLabelModel.extend({ language })
export const mailPreview = z.object({ from: z.string(), subject: z.string(), html: z.string() })
