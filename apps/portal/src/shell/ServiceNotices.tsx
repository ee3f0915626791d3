import { IconCopy, IconTool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ServiceNotice } from '@wattdesk/contract/service-status/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { noticeQuery } from '../areas/service-status/service-status.queries.ts'
import classes from './ShellNotices.module.css'

/** What concerns every member: that the service is a copy, and its maintenance. */
export function ServiceNotices() {
  const { data: notice } = useQuery(noticeQuery)
  return notice?.isCopy || notice?.maintenance ? <Banners {...notice} /> : null
}

function Banners({ isCopy, maintenance }: ServiceNotice) {
  const t = useT('serviceStatus')
  const isNow = maintenance !== null && Date.parse(maintenance.from) <= Date.now()
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
    </>
  )
}
