import { Link } from '@tanstack/react-router'
import type { EventDelivery } from '@wattdesk/contract/outgoing-events/models.ts'
import type { DeliveryState } from '@wattdesk/contract/outgoing-events/terms.ts'
import { formatClock, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import type { ReactNode } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import type { DeliverySearch, deliveryList } from './delivery-list.ts'
import classes from './outgoing-events.module.css'

export const deliveryLink = ({ id }: EventDelivery, content: ReactNode, className: string) => (
  <Link
    to="/dashboard/settings/event-deliveries"
    search={(before: DeliverySearch) => ({ ...before, delivery: id })}
    replace
    className={className}
  >
    {content}
  </Link>
)

export function deliveryColumns(t: Translate): ColumnOf<typeof deliveryList>[] {
  return [
    { key: 'kind', header: t('outgoingEvents.deliveries.field.kind'), isTitle: true, cell: ({ kind }) => t(`outgoingEvents.kind.${kind}`) },
    { key: 'endpoint', header: t('outgoingEvents.deliveries.field.endpoint'), cell: ({ endpoint }) => endpoint.name },
    { key: 'state', header: t('outgoingEvents.deliveries.field.state'), cell: (delivery) => <DeliveryStateMark delivery={delivery} /> },
    { key: 'result', header: t('outgoingEvents.deliveries.field.result'), cell: (delivery) => resultOf(delivery, t) ?? noValue },
    { key: 'attempts', header: t('outgoingEvents.deliveries.field.attempts'), isNumber: true, cell: ({ attempts }) => String(attempts) },
    { key: 'record', header: t('outgoingEvents.deliveries.field.record'), isOptional: true, isWide: true, cell: ({ record }) => record },
    { key: 'at', header: t('outgoingEvents.deliveries.field.at'), orderBy: 'at', cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'deliveredAt',
      header: t('outgoingEvents.deliveries.field.deliveredAt'),
      cell: ({ deliveredAt }) => <Moment at={deliveredAt} />,
    },
  ]
}

const tones: Record<DeliveryState, Tone> = { waiting: 'neutral', retrying: 'warning', delivered: 'ok', failed: 'error' }

/** Includes the next attempt. */
export function DeliveryStateMark({ delivery: { state, nextAttemptAt } }: { delivery: EventDelivery }) {
  const t = useT('outgoingEvents')
  const isRetried = state === 'retrying' && nextAttemptAt !== null
  return (
    <span className={classes.result}>
      <StatusDot tone={tones[state]}>{t(`outgoingEvents.deliveries.state.${state}`)}</StatusDot>
      {isRetried ? <span className={classes.why}>{t('outgoingEvents.deliveries.next', { at: formatClock(nextAttemptAt) })}</span> : null}
    </span>
  )
}

/** The outcome of the last attempt; undefined before the first. */
export function resultOf({ status, fault }: Pick<EventDelivery, 'status' | 'fault'>, t: Translate): string | undefined {
  if (fault) return t(`outgoingEvents.deliveries.fault.${fault}`)
  return status === null ? undefined : t('outgoingEvents.deliveries.status', { status })
}
