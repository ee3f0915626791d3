import { z } from 'zod'
import { activityActions, actorKinds } from '../activities/terms.ts'
import { day, id, instant, paragraph } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import { translations } from '../translations.ts'
import { saleStepStatuses } from './terms.ts'

/** Several lines of text; empty text becomes null. */
export const paragraphOrNull = (max: number) =>
  paragraph(max)
    .transform((text) => (text === '' ? null : text))
    .nullable()

export const saleStep = z.object({
  position: z.number().int(),
  name: z.string(),
  names: translations,
  status: z.enum(saleStepStatuses),
  /** Cannot be completed without an installation of the sale's kind. */
  needsInstallation: z.boolean(),
  plannedOn: day.nullable(),
  completedOn: day.nullable(),
  comment: z.string().nullable(),
  /** Shown in the customer's app while the step is pending. */
  customerMessage: z.string().nullable(),
})
export type SaleStep = z.infer<typeof saleStep>

export const sale = z.object({
  id,
  customerId: id,
  templateName: z.string().nullable(),
  templateNames: translations,
  installationKind: z.enum(installationKinds),
  /** The kind is fixed once an installation of it has been added. */
  isKindFixed: z.boolean(),
  configurationId: id.nullable(),
  createdAt: instant,
  archivedAt: instant.nullable(),
  archivedBy: z.string().nullable(),
  version: z.number().int(),
  steps: z.array(saleStep),
})
export type Sale = z.infer<typeof sale>

/** Starts a sale. `id` is chosen by the caller, so retries are idempotent. */
export const saleAddModel = z.strictObject({ id: id.optional(), templateId: id, installationKind: z.enum(installationKinds).optional() })
export type SaleAddModel = z.output<typeof saleAddModel>

export const saleUpdateModel = z.strictObject({ version: z.number().int(), installationKind: z.enum(installationKinds) })
export type SaleUpdateModel = z.output<typeof saleUpdateModel>

/** Absent fields stay unchanged; null clears. A step completed without a date is completed today. */
export const saleStepUpdateModel = z.strictObject({
  /** The version read, to detect concurrent changes. */
  version: z.number().int(),
  status: z.enum(saleStepStatuses).optional(),
  plannedOn: day.nullable().optional(),
  completedOn: day.nullable().optional(),
  comment: paragraphOrNull(2_000).optional(),
  customerMessage: paragraphOrNull(500).optional(),
})
export type SaleStepUpdateModel = z.output<typeof saleStepUpdateModel>

export const saleArchiveModel = z.strictObject({ version: z.number().int() })

export const saleChange = z.object({
  id,
  at: instant,
  actor: z.object({ kind: z.enum(actorKinds), name: z.string() }),
  action: z.enum(activityActions),
  event: z.string(),
  saleId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type SaleChange = z.infer<typeof saleChange>
