import { IconCopy, IconHistory, IconTool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ServiceNotice } from '@wattdesk/contract/service-status/models.ts'
import { formatShare } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Suspense } from 'react'
import { noticeQuery } from '../areas/service-status/service-status.queries.ts'
import classes from './ShellNotices.module.css'

/** For every member: that the service is a copy, its maintenance, and history that is still loading. */
export function ServiceNotices() {
  const { data: notice } = useQuery(noticeQuery)
  if (!notice?.isCopy && !notice?.maintenance && !notice?.pastLoading) return null
  return (
    // While its sentences load, the notice must not hide the screen, which would lose the focus.
    <Suspense>
      <Banners {...notice} />
    </Suspense>
  )
}

function Banners({ isCopy, maintenance, pastLoading }: ServiceNotice) {
  const t = useT('serviceStatus')
  const { language } = useLanguage()
  const isNow = maintenance !== null && Date.parse(maintenance.from) <= nowMs()
  return (
    <>
      {isCopy ? (
        <div role="status" className={classes.notice} data-tone="warning">
          <IconCopy size={16} aria-hidden />
          <span>{t('serviceStatus.notice.copy')}</span>
        </div>
      ) : null}
      {maintenance ? (
        <div role="status" className={classes.notice} data-tone="warning">
          <IconTool size={16} aria-hidden />
          <span>
            {t(isNow ? 'serviceStatus.notice.now' : 'serviceStatus.notice.planned')} <Instant at={maintenance.from} /> –{' '}
            <Instant at={maintenance.until} />
            {maintenance.note ? `. ${maintenance.note}` : null}
          </span>
        </div>
      ) : null}
      {pastLoading ? (
        <div role="status" className={classes.notice}>
          <IconHistory size={16} aria-hidden />
          <span>{t('serviceStatus.notice.past', { share: formatShare(pastLoading.loaded / pastLoading.total, language) })}</span>
          <progress aria-label={t('serviceStatus.notice.pastLabel')} value={pastLoading.loaded} max={pastLoading.total} />
        </div>
      ) : null}
    </>
  )
}
