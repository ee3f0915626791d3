import { useQuery } from '@tanstack/react-query'
import type { ActivityVerification } from '@wattdesk/contract/account/activity-log/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './activities.module.css'
import { verificationQuery } from './activities.queries.ts'

/** Progress or result of the latest verification of the hash chain; empty before the first. */
export function VerificationNote() {
  const { data } = useQuery(verificationQuery)
  return data ? (
    <p className={classes.verification} role="status">
      <Words verification={data} />
    </p>
  ) : null
}

function Words({ verification: { state, checked, total, fault, finishedAt } }: { verification: ActivityVerification }) {
  const t = useT('activities')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  if (state !== 'done') {
    const words = t('activities.verification.running', { checked: number(checked), total: number(total) })
    return (
      <StatusDot tone="accent" isSentence>
        {state === 'waiting' || total === 0 ? t('activities.verification.waiting') : words}
      </StatusDot>
    )
  }
  const when = finishedAt ? <Age at={finishedAt} /> : null
  if (!fault) {
    return (
      <>
        <StatusDot tone="ok" isSentence>
          {t('activities.verification.whole', { count: checked })}
        </StatusDot>{' '}
        {when}
      </>
    )
  }
  return (
    <>
      <StatusDot tone="error" isSentence>
        {t(`activities.verification.fault.${fault.kind}`, { position: number(fault.position) })}
      </StatusDot>
      <CopyableId text={fault.entryId} />
      {when}
    </>
  )
}
