import type { ReportFilter } from '@wattdesk/contract/business-reports/terms.ts'
import { customerStatuses } from '@wattdesk/contract/customers/terms.ts'
import { formatCalendarDays } from '@wattdesk/i18n/formats.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { filterWords, type ReportSearch, type ShownReport } from './report-address.ts'
import { useFilterChoices } from './use-filter-choices.ts'

type Props = { shown: ShownReport; search: ReportSearch; today: string }

/** The days and filters of a printed report. On the screen, its controls show them. */
export function PaperConditions({ shown, search, today }: Props) {
  const t = useT('businessReports', 'dashboard')
  const { offer, fromDate, toDate, isIncremental, states } = shown
  const isTimed = offer.aggregations.length > 0
  const inStates = customerStatuses.filter((status) => states.split(',').includes(status))
  return (
    <>
      <p>{formatCalendarDays(isTimed ? { from: fromDate, to: toDate } : { from: today, to: today })}</p>
      {isIncremental ? <p>{t('businessReports.incremental')}</p> : null}
      {offer.filters.map((field) => {
        const value = search[field]
        return value ? <Condition key={field} field={field} value={value} /> : null
      })}
      {inStates.length > 0 ? (
        <p>
          {t('businessReports.states')}: {inStates.map((status) => t(`dashboard.status.${status}`)).join(', ')}
        </p>
      ) : null}
    </>
  )
}

function Condition({ field, value }: { field: ReportFilter; value: string }) {
  const t = useT('businessReports')
  const choices = useFilterChoices(field)
  return (
    <p>
      {t(`businessReports.filter.${field}`)}: {filterWords(value, choices)}
    </p>
  )
}
