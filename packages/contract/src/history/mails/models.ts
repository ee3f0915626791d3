import { z } from 'zod'
import { id, language, paragraph } from '../../formats.ts'
import { checkRange } from '../../ranges.ts'
import { mailPreview } from '../../white-label/models.ts'
import { historyRange } from '../parts/models.ts'
import { mailedDaysMax, mailNoteMax } from './terms.ts'

const mailed = {
  ...historyRange,
  note: paragraph(mailNoteMax)
    .transform((typed) => (typed === '' ? null : typed))
    .nullable()
    .default(null),
}
type Range = { fromDate: string; toDate: string }
const check = (model: Range, context: z.RefinementCtx) => checkRange(model, context, mailedDaysMax)

export const historyMailPreviewModel = z.strictObject(mailed).superRefine(check)
/** `id` is chosen by the caller, so retries are idempotent. */
export const historyMailModel = z.strictObject({ id: id.optional(), ...mailed }).superRefine(check)
export type HistoryMailModel = z.output<typeof historyMailModel>

export const historyMailPreview = mailPreview.extend({
  /** The customer's main user. */
  recipient: z.object({ name: z.string(), email: z.string(), language }),
})
export type HistoryMailPreview = z.infer<typeof historyMailPreview>
