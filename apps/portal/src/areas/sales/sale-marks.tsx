import type { Sale, SaleStep } from '@wattdesk/contract/sales/models.ts'
import type { SaleStepStatus } from '@wattdesk/contract/sales/terms.ts'
import { formatCalendarDay, formatDay } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './sales.module.css'

const tones: Record<SaleStepStatus, Tone> = { pending: 'neutral', skipped: 'warning', completed: 'ok' }

export function StepStatusMark({ step }: { step: Pick<SaleStep, 'status' | 'completedOn'> }) {
  const t = useT('sales')
  return (
    <StatusDot tone={tones[step.status]} detail={step.completedOn ? formatCalendarDay(step.completedOn) : undefined}>
      {t(`sales.status.${step.status}`)}
    </StatusDot>
  )
}

/** How many steps are done, and how many were skipped, if any. */
export function progressWords({ steps }: Sale, t: Translate): string {
  const countOf = (status: SaleStepStatus) => steps.filter((step) => step.status === status).length
  const counts = { done: countOf('completed'), total: steps.length }
  const skipped = countOf('skipped')
  return skipped ? t('sales.progressSkipped', { ...counts, skipped }) : t('sales.progress', counts)
}

/** The bar includes skipped steps, because nothing is left to do for them. */
export function SaleProgress({ sale }: { sale: Sale }) {
  const t = useT('sales')
  const settled = sale.steps.filter((step) => step.status !== 'pending').length
  return (
    <>
      <span className={classes.progress} aria-hidden>
        <span style={{ width: `${(100 * settled) / Math.max(1, sale.steps.length)}%` }} />
      </span>
      <span>{progressWords(sale, t)}</span>
    </>
  )
}

export function SaleCreation({ sale }: { sale: Sale }) {
  const t = useT('sales')
  return <span>{`${t('sales.field.createdAt')} ${formatDay(sale.createdAt)}`}</span>
}
