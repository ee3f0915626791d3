import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DeliveryAttempt, EventDeliveryDetail } from '@wattdesk/contract/outgoing-events/models.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { codeOf } from '../../api/sentence.ts'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useCan } from '../../session/use-session.ts'
import { DeliveryStateMark, resultOf } from './delivery-columns.tsx'
import classes from './outgoing-events.module.css'
import { deliveryQuery, refreshEvents, sendAgain } from './outgoing-events.queries.ts'

/** One delivery: its event, and each attempt with request and response. */
export function DeliveryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('outgoingEvents')
  const query = useQuery(deliveryQuery(id))
  const delivery = query.data
  const isUnknown = codeOf(query.error) === 'NotFound' || codeOf(query.error) === 'ValidationFailed'
  const title = delivery ? t(`outgoingEvents.kind.${delivery.kind}`) : t('outgoingEvents.deliveries.title')
  return (
    <Dialog title={title} onClose={onClose} size="lg" isDrawer>
      {delivery ? (
        <div className={classes.drawer}>
          <DeliveryFacts delivery={delivery} />
          <SendButton delivery={delivery} />
          <section>
            <h3>{t('outgoingEvents.deliveries.body')}</h3>
            <pre className={classes.text}>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
          </section>
          {delivery.history.length === 0 ? <p>{t('outgoingEvents.deliveries.untried')}</p> : null}
          {delivery.history.map((attempt) => (
            <AttemptPart key={attempt.at} attempt={attempt} />
          ))}
        </div>
      ) : query.isError ? (
        <QueryFailure query={query} message={isUnknown ? t('outgoingEvents.deliveries.notFound') : undefined} />
      ) : (
        <SkeletonLines count={10} />
      )}
    </Dialog>
  )
}

function DeliveryFacts({ delivery }: { delivery: EventDeliveryDetail }) {
  const t = useT('outgoingEvents')
  return (
    <FactList
      facts={[
        { label: t('outgoingEvents.deliveries.field.endpoint'), value: delivery.endpoint.name },
        { label: t('outgoingEvents.deliveries.field.state'), value: <DeliveryStateMark delivery={delivery} /> },
        { label: t('outgoingEvents.deliveries.field.at'), value: <Instant at={delivery.at} /> },
        { label: t('outgoingEvents.deliveries.field.deliveredAt'), value: <Instant at={delivery.deliveredAt} /> },
        { label: t('outgoingEvents.deliveries.field.attempts'), value: String(delivery.attempts) },
        { label: t('outgoingEvents.deliveries.field.eventId'), value: <CopyableId text={delivery.eventId} /> },
        { label: t('outgoingEvents.deliveries.field.record'), value: <CopyableId text={delivery.record} /> },
      ]}
    />
  )
}

function SendButton({ delivery: { id, state } }: { delivery: EventDeliveryDetail }) {
  const t = useT('outgoingEvents')
  const mayWrite = useCan()('write:outgoing-events')
  const send = useAction({
    act: () => sendAgain(id),
    done: t('outgoingEvents.deliveries.sent'),
    failed: (reason) => t('outgoingEvents.deliveries.sendFailed', { reason }),
    refresh: refreshEvents,
  })
  const isOpen = state === 'waiting' || state === 'retrying'
  return (
    <div>
      <Tooltip label={mayWrite ? undefined : t('outgoingEvents.noPermission')}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconSend size={15} aria-hidden />}
          disabled={!mayWrite}
          loading={send.isPending}
          onClick={() => send.run()}
        >
          {t(isOpen ? 'outgoingEvents.deliveries.now' : 'outgoingEvents.deliveries.again')}
        </Button>
      </Tooltip>
    </div>
  )
}

function AttemptPart({ attempt }: { attempt: DeliveryAttempt }) {
  const t = useT('outgoingEvents')
  const { at, tookMs, url, headers, response, status } = attempt
  return (
    <section className={classes.attempt}>
      <header>
        <b>
          <Instant at={at} />
        </b>
        <span>{resultOf(attempt, t)}</span>
        <span className={classes.why}>{t('outgoingEvents.deliveries.took', { ms: tookMs })}</span>
      </header>
      <details>
        <summary>{t('outgoingEvents.deliveries.headers')}</summary>
        <pre className={classes.text}>
          {[`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n')}
        </pre>
      </details>
      {status === null ? null : (
        <div>
          <h3>{t('outgoingEvents.deliveries.response')}</h3>
          {response === null ? <p>{t('outgoingEvents.deliveries.noResponse')}</p> : <pre className={classes.text}>{response}</pre>}
        </div>
      )}
    </section>
  )
}
