import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypePdf, IconMail, IconPrinter, IconTableExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReportFormat } from '@wattdesk/contract/business-reports/terms.ts'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { loadReportFile, reportQuery, reportsQuery } from './business-reports.queries.ts'
import { PaperConditions } from './PaperConditions.tsx'
import { ReportControls } from './ReportControls.tsx'
import { ReportPicture } from './ReportPicture.tsx'
import { type ReportSearch, type ShownReport, shownReport } from './report-address.ts'

const ScheduleDialog = lazyDialog(async () => ({ default: (await import('./ScheduleDialog.tsx')).ScheduleDialog }))

const route = getRouteApi('/dashboard/reports')

export function ReportsScreen() {
  const t = useT('businessReports', 'savedViews', 'dashboard', 'devices', 'statistics', 'days')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const offers = useQuery(reportsQuery)
  usePageTitle(t('businessReports.title'))
  const today = isoDay(nowMs(), 'UTC')
  const shown = offers.data ? shownReport(search, offers.data.items, today) : undefined
  const change = (next: ReportSearch) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  if (offers.isError && !offers.data) return <QueryFailure query={offers} />
  return (
    <>
      <Header shown={shown} />
      {shown && offers.data ? (
        <div className={layout.stack}>
          <ReportControls offers={offers.data.items} shown={shown} search={search} today={today} onChange={change} />
          <Report shown={shown} search={search} today={today} />
        </div>
      ) : (
        <SkeletonLines count={10} />
      )}
    </>
  )
}

function Header({ shown }: { shown: ShownReport | undefined }) {
  const t = useT('businessReports', 'savedViews')
  const { language } = useLanguage()
  const [isScheduling, setScheduling] = useState(false)
  const save = useAction({
    // Another report may be shown when the file is ready.
    act: async (format: ReportFormat) =>
      shown
        ? { name: `${shown.offer.name}-${isoDay(nowMs(), 'UTC')}.${format}`, file: await loadReportFile(shown, format, language) }
        : undefined,
    onDone: (made) => made && download(made.name, made.file),
    done: t('savedViews.exported'),
  })
  const disabledReason = save.isPending ? t('savedViews.exporting') : undefined
  return (
    <>
      <PageHeader
        title={t('businessReports.title')}
        primary={
          <Button leftSection={<IconMail size={16} aria-hidden />} disabled={!shown} onClick={() => setScheduling(true)}>
            {t('businessReports.schedule.action')}
          </Button>
        }
        secondary={[
          { key: 'csv', label: t('businessReports.export.csv'), icon: IconTableExport, disabledReason, onSelect: () => save.run('csv') },
          {
            key: 'xlsx',
            label: t('businessReports.export.xlsx'),
            icon: IconFileSpreadsheet,
            disabledReason,
            onSelect: () => save.run('xlsx'),
          },
          { key: 'pdf', label: t('businessReports.export.pdf'), icon: IconFileTypePdf, disabledReason, onSelect: () => save.run('pdf') },
          { key: 'print', label: t('businessReports.export.print'), icon: IconPrinter, onSelect: () => window.print() },
        ]}
      />
      <Suspense>{isScheduling && shown ? <ScheduleDialog shown={shown} onClose={() => setScheduling(false)} /> : null}</Suspense>
    </>
  )
}

function Report({ shown, search, today }: { shown: ShownReport; search: ReportSearch; today: string }) {
  const t = useT('businessReports')
  const { language } = useLanguage()
  const query = useQuery(reportQuery(shown, language))
  // Otherwise, the response to an earlier request would appear under the wrong title.
  const isOther = query.data && query.data.report !== shown.offer.name
  if (query.isError && !query.data) return <QueryFailure query={query} />
  if (!query.data || isOther) return <SkeletonLines count={10} />
  return (
    <>
      <p className={layout.hint}>
        {t(`businessReports.report.${shown.offer.name}.hint`)} {shown.isIncremental ? t('businessReports.incrementalHelp') : null}{' '}
        {shown.offer.aggregations.length > 0 ? t('businessReports.utcDays') : null}
      </p>
      {/* Until the response to a changed filter, the figures are those of the previous one. */}
      <div className={layout.answer} aria-busy={query.isPlaceholderData}>
        <ReportPicture result={query.data} conditions={<PaperConditions shown={shown} search={search} today={today} />} />
      </div>
    </>
  )
}
