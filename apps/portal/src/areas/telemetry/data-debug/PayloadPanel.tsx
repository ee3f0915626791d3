import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { payloadQuery } from '../telemetry.queries.ts'
import classes from './comparison.module.css'

type Props = { customerId: string; configId: string; deliveryId: string; onClose: () => void }

export function PayloadPanel({ customerId, configId, deliveryId, onClose }: Props) {
  const t = useT('dataComparison')
  const query = useQuery(payloadQuery(customerId, configId, deliveryId))
  const title = t('dataComparison.records.payloadOf', { id: deliveryId })
  return (
    <section className={classes.payload} aria-label={title}>
      <div className={classes.payloadHead}>
        <strong>{title}</strong>
        {query.data ? (
          <>
            <Instant at={query.data.receivedAt} />
            <span>{t('dataComparison.records.payloadFacts', { accepted: query.data.accepted, rejected: query.data.rejected.length })}</span>
            <CopyButton text={query.data.payload} />
          </>
        ) : null}
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          {t('dataComparison.records.hidePayload')}
        </Button>
      </div>
      {query.isError ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={4} /> : null}
      {query.data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className={classes.payloadText} aria-label={title} tabIndex={0}>
          <pre className="wd-mono">{indented(query.data.payload)}</pre>
        </section>
      ) : null}
    </section>
  )
}

/** Indents JSON for reading, and leaves other text unchanged. Copying still copies the received bytes. */
function indented(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}
