import type { Sale, SaleStep } from '@wattdesk/contract/sales/models.ts'
import type { SaleStepStatus } from '@wattdesk/contract/sales/terms.ts'
import { formatCalendarDay } from '@wattdesk/i18n/formats.ts'
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

export const doneOf = (sale: Sale): number => sale.steps.filter((step) => step.status !== 'pending').length

export function SaleProgress({ sale }: { sale: Sale }) {
  const t = useT('sales')
  const done = doneOf(sale)
  return (
    <>
      <span className={classes.progress} aria-hidden>
        <span style={{ width: `${(100 * done) / Math.max(1, sale.steps.length)}%` }} />
      </span>
      <span>{t('sales.progress', { done, total: sale.steps.length })}</span>
    </>
  )
}
