import type { Sale, SaleStep } from '@wattdesk/contract/sales/models.ts'
import { formatCalendarDay, isoDay } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { StepStatusMark } from './sale-marks.tsx'
import classes from './sales.module.css'
import { useSaleNames } from './use-sale-names.ts'

type Props = {
  sale: Sale
  /** Absent for read-only steps, as in the archive. */
  onEdit?: (step: SaleStep) => void
  /** Why steps cannot be changed now. */
  reason?: string
}

/** Steps in order, each with dates, comment and message to the customer. */
export function SaleSteps({ sale, onEdit, reason }: Props) {
  const t = useT('sales', 'devices')
  const { stepName } = useSaleNames()
  return (
    <ol className={classes.steps}>
      {sale.steps.map((step) => (
        <li key={step.position} className={classes.step}>
          <StepStatusMark step={step} />
          <span className={classes.name}>
            {stepName(step)}{' '}
            {step.needsInstallation && step.status === 'pending' ? (
              <Tooltip label={t('sales.needsInstallationHint', { kind: t(`devices.kind.${sale.installationKind}`) })}>
                <Tag>{t('sales.needsInstallation')}</Tag>
              </Tooltip>
            ) : null}
          </span>
          <div className={classes.notes}>
            <StepDays step={step} isArchived={sale.archivedAt !== null} />
            {step.comment ? <span>{step.comment}</span> : null}
            {step.customerMessage && step.status === 'pending' ? (
              <span>{t('sales.step.message', { message: step.customerMessage })}</span>
            ) : null}
          </div>
          {onEdit ? (
            <span className={classes.edit}>
              <ActionButton
                isSmall
                reason={reason}
                label={t('sales.step.editNamed', { name: stepName(step) })}
                onClick={() => onEdit(step)}
              >
                {t('ui.action.edit')}
              </ActionButton>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function StepDays({ step, isArchived }: { step: SaleStep; isArchived: boolean }) {
  const t = useT('sales')
  const isOverdue = !isArchived && step.status === 'pending' && step.plannedOn !== null && step.plannedOn < isoDay(new Date(nowMs()))
  if (!step.plannedOn && !step.completedOn) return null
  return (
    <span className={classes.days}>
      {step.completedOn ? <span>{`${t('sales.field.completedOn')} ${formatCalendarDay(step.completedOn)}`}</span> : null}
      {step.plannedOn && step.plannedOn !== step.completedOn ? (
        <span>{`${t('sales.field.plannedOn')} ${formatCalendarDay(step.plannedOn)}`}</span>
      ) : null}
      {isOverdue ? <span className={classes.overdue}>{t('sales.overdue')}</span> : null}
    </span>
  )
}
