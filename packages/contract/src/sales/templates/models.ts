import { z } from 'zod'
import { id, instant, language, line, wholeNumberBetween } from '../../formats.ts'
import { installationKinds } from '../../installations/terms.ts'
import { wholeLanguages } from '../../languages.ts'
import type { Translations } from '../../names.ts'
import { translations, translationsModel } from '../../translations.ts'
import { paragraphOrNull } from '../models.ts'
import { saleNameMax } from '../terms.ts'

const named = {
  /** In the template's language. */
  name: line(saleNameMax),
  /** In other languages. Absent: those that the template, or its step of this name, has. */
  names: translationsModel(saleNameMax).optional(),
}

export const saleTemplateStep = z.strictObject({
  ...named,
  needsInstallation: z.boolean().default(false),
  /** Days from the sale's start to the step's planned date. */
  plannedAfterDays: wholeNumberBetween(0, 730).nullable().default(null),
  customerMessage: paragraphOrNull(500).default(null),
})
export type SaleTemplateStep = z.output<typeof saleTemplateStep>

const templateFields = {
  ...named,
  installationKind: z.enum(installationKinds),
  steps: z
    .array(saleTemplateStep)
    .min(1)
    .max(30)
    .superRefine((steps, context) => {
      for (const path of repeatedStepNames(steps)) context.addIssue({ code: 'custom', message: 'StepNameTwice', path })
    }),
}

/** Names of steps that a reader of some language could not tell from an earlier one's. */
export function repeatedStepNames(steps: readonly { name: string; names?: Translations | undefined }[]): (string | number)[][] {
  const paths = [undefined, ...wholeLanguages].flatMap((language) => {
    const shown = steps.map(({ name, names = {} }) => ((language && names[language]) ?? name).toLowerCase())
    const repeated = [...shown.keys()].filter((at) => shown.indexOf(shown[at] ?? '') < at)
    return repeated.map((at) => (language && steps[at]?.names?.[language] ? [at, 'names', language] : [at, 'name']))
  })
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()]
}

/** Belongs to the member's own tenant unless one below it is named. */
export const saleTemplateAddModel = z.strictObject({ id: id.optional(), tenantId: id.optional(), ...templateFields })
export const saleTemplateUpdateModel = z.strictObject({ version: z.number().int(), ...templateFields })
export type SaleTemplateAddModel = z.output<typeof saleTemplateAddModel>
export type SaleTemplateUpdateModel = z.output<typeof saleTemplateUpdateModel>

export const saleTemplate = z.object({
  id,
  tenant: z.object({ id, name: z.string() }),
  /** True if it belongs to a tenant above the member's, so it can be used but not changed. */
  isInherited: z.boolean(),
  /** The language of its names. */
  language,
  name: z.string(),
  names: translations,
  installationKind: z.enum(installationKinds),
  steps: z.array(
    z.object({
      name: z.string(),
      names: translations,
      needsInstallation: z.boolean(),
      plannedAfterDays: z.number().int().nullable(),
      customerMessage: z.string().nullable(),
    }),
  ),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
})
export type SaleTemplate = z.infer<typeof saleTemplate>
