import { z } from 'zod'
import { id, instant, line, wholeNumberBetween } from '../../formats.ts'
import { installationKinds } from '../../installations/terms.ts'
import { paragraphOrNull } from '../models.ts'

export const saleTemplateStep = z.strictObject({
  name: line(80),
  needsInstallation: z.boolean().default(false),
  /** Days from the sale's start to the step's planned date. */
  plannedAfterDays: wholeNumberBetween(0, 730).nullable().default(null),
  customerMessage: paragraphOrNull(500).default(null),
})

const templateFields = {
  name: line(80),
  installationKind: z.enum(installationKinds),
  steps: z
    .array(saleTemplateStep)
    .min(1)
    .max(30)
    .superRefine((steps, context) => {
      const names = steps.map((step) => step.name.toLowerCase())
      for (const [at, name] of names.entries())
        if (names.indexOf(name) < at) context.addIssue({ code: 'custom', message: 'StepNameTwice', path: [at, 'name'] })
    }),
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
  name: z.string(),
  installationKind: z.enum(installationKinds),
  steps: z.array(
    z.object({
      name: z.string(),
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
