import { z } from 'zod'
import { customerListFilter, searchValue } from '../../customers/models.ts'
import { installationStatuses } from '../../customers/terms.ts'
import { day, id, instant, line, paragraph } from '../../formats.ts'
import { importEncodings } from '../../imports/terms.ts'
import { translations } from '../../translations.ts'
import { paragraphOrNull } from '../models.ts'
import { saleNameMax, saleStepStatuses } from '../terms.ts'
import {
  orderStatusExcludedMax,
  orderStatusOrigins,
  orderStatusOutcomes,
  orderStatusReasons,
  orderStatusRunStatuses,
  orderStatusTextMax,
} from './terms.ts'

export const orderStatusChange = z
  .strictObject({
    installationStatus: z.enum(installationStatuses).optional(),
    /** Name of the step in the sale, in any of its languages, case-insensitive. */
    step: line(saleNameMax).optional(),
    status: z.enum(saleStepStatuses).optional(),
    plannedOn: day.nullable().optional(),
    completedOn: day.nullable().optional(),
    comment: paragraphOrNull(2_000).optional(),
    customerMessage: paragraphOrNull(500).optional(),
  })
  .superRefine((change, context) => {
    const { installationStatus, step, ...ofStep } = change
    const changesStep = Object.values(ofStep).some((value) => value !== undefined)
    if (changesStep && !step) context.addIssue({ code: 'custom', message: 'Required', path: ['step'] })
    if (!changesStep && installationStatus === undefined) context.addIssue({ code: 'custom', message: 'NothingToChange', path: ['step'] })
  })
export type OrderStatusChange = z.output<typeof orderStatusChange>

const customerIds = z.array(id).min(1).max(1_000)
/** GV numbers, e-mail addresses or IDs, separated by newlines, commas, semicolons or spaces. */
const references = paragraph(500_000).min(1, 'Required')
/** The file's bytes. The encoding is detected unless specified; an ambiguous file is refused with the possible encodings. */
const csv = z
  .base64()
  .min(1, 'Required')
  .max(Math.ceil(orderStatusTextMax * 1.4), 'FileTooLarge')

export const orderStatusPreviewModel = z.discriminatedUnion('origin', [
  z.strictObject({ id: id.optional(), origin: z.literal('chosen'), customerIds, change: orderStatusChange }),
  /** All customers of a list as it is now: its filter and search, as in `GET /customers`. */
  z.strictObject({
    id: id.optional(),
    origin: z.literal('filtered'),
    filter: customerListFilter,
    searchValue,
    partnerId: id.optional(),
    excludedIds: z.array(id).max(orderStatusExcludedMax).optional(),
    change: orderStatusChange,
  }),
  z.strictObject({ id: id.optional(), origin: z.literal('pasted'), references, change: orderStatusChange }),
  z.strictObject({ id: id.optional(), origin: z.literal('csv'), csv, encoding: z.enum(importEncodings).optional() }),
])
export type OrderStatusPreviewModel = z.output<typeof orderStatusPreviewModel>

export const orderStatusRun = z.object({
  id,
  origin: z.enum(orderStatusOrigins),
  status: z.enum(orderStatusRunStatuses),
  member: z.object({ id, name: z.string() }),
  createdAt: instant,
  /** The preview cannot be applied after this. */
  expiresAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  total: z.number().int(),
  /** Rows that the preview would change. */
  planned: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** Of the planned rows: applied; refused, because something had changed since. */
  applied: z.number().int(),
  overtaken: z.number().int(),
})
export type OrderStatusRun = z.infer<typeof orderStatusRun>

export const orderStatusRow = z.object({
  position: z.number().int(),
  reference: z.string(),
  customer: z.object({ id, accountName: z.string() }).nullable(),
  /** As the row names it. */
  step: z.string().nullable(),
  /** The step that it names, if its sale still has it. */
  saleStep: z.object({ name: z.string(), names: translations }).nullable(),
  outcome: z.enum(orderStatusOutcomes),
  reason: z.enum(orderStatusReasons).nullable(),
  differences: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
export type OrderStatusRow = z.infer<typeof orderStatusRow>
