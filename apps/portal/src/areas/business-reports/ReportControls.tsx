import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReportOffer } from '@wattdesk/contract/business-reports/models.ts'
import type { ReportFilter } from '@wattdesk/contract/business-reports/terms.ts'
import { customerStatuses } from '@wattdesk/contract/customers/terms.ts'
import { DayInput } from '@wattdesk/ui/day/DayInput.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useIsNarrow } from '../../lists/use-is-narrow.ts'
import classes from './business-reports.module.css'
import { beginningOn, conditionsOf, filterWords, type ReportSearch, type ShownReport } from './report-address.ts'
import { useFilterChoices } from './use-filter-choices.ts'

type Props = {
  offers: readonly ReportOffer[]
  shown: ShownReport
  search: ReportSearch
  today: string
  onChange: (next: ReportSearch) => void
}

/** Chooses the report, its days and its filters. The offer comes with the report. */
export function ReportControls({ offers, shown, search, today, onChange }: Props) {
  const t = useT('businessReports', 'devices')
  const { offer } = shown
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const filters = useId()
  const hasFilters = offer.filters.length > 0 || offer.hasStates || offer.hasIncremental
  const set = offer.filters.filter((field) => search[field]).length + Number(shown.states !== '') + Number(shown.isIncremental)
  const fold =
    isNarrow && hasFilters ? (
      <Button
        variant={set > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={filters}
        onClick={() => setOpen(!isOpen)}
      >
        {set > 0 ? `${t('ui.list.filter')} (${set})` : t('ui.list.filter')}
      </Button>
    ) : null
  return (
    <>
      <div className={classes.controls}>
        <NativeSelect
          className={classes.wide}
          label={t('businessReports.choose')}
          value={offer.name}
          data={offers.map(({ name }) => ({ value: name, label: t(`businessReports.report.${name}.name`) }))}
          onChange={(event) => onChange({ report: event.currentTarget.value })}
        />
        {offer.aggregations.length > 0 ? (
          <Range shown={shown} today={today} onChange={onChange}>
            {fold}
          </Range>
        ) : null}
        {offer.products.length > 0 ? (
          <NativeSelect
            label={t('businessReports.product')}
            value={shown.product}
            data={offer.products.map((kind) => ({ value: kind, label: t(`devices.kind.${kind}`) }))}
            onChange={(event) => onChange({ product: event.currentTarget.value })}
          />
        ) : null}
        {offer.aggregations.length > 0 ? null : fold}
      </div>
      {/* Folded on a phone, where the report would otherwise begin below the first screen. */}
      <div id={filters} className={classes.controls} hidden={isNarrow && !isOpen}>
        {offer.filters.map((field) => (
          <FilterSelect key={field} field={field} value={search[field] ?? ''} onChange={(value) => onChange({ [field]: value })} />
        ))}
        {offer.hasStates ? <States states={shown.states} onChange={(states) => onChange({ states })} /> : null}
        {offer.hasIncremental ? (
          <Checkbox
            className={classes.check}
            label={t('businessReports.incremental')}
            checked={shown.isIncremental}
            onChange={(event) => onChange({ running: event.currentTarget.checked ? 'true' : undefined })}
          />
        ) : null}
      </div>
    </>
  )
}

type RangeProps = Pick<Props, 'shown' | 'today' | 'onChange'> & { children: ReactNode }

/** The children stand before the days. */
function Range({ shown, today, onChange, children }: RangeProps) {
  const t = useT('businessReports', 'days')
  return (
    <>
      <NativeSelect
        label={t('businessReports.aggregation')}
        value={shown.aggregation}
        data={shown.offer.aggregations.map((by) => ({ value: by, label: t(`businessReports.by.${by}`) }))}
        // Resets the range, because twenty years by day would be refused.
        onChange={(event) => onChange({ by: event.currentTarget.value, from: undefined })}
      />
      {children}
      <DayInput
        className={classes.day}
        label={t('businessReports.from')}
        title={t('businessReports.from')}
        value={shown.fromDate}
        max={shown.toDate}
        timeZone="UTC"
        onCommit={(from) => onChange(beginningOn(from, shown))}
      />
      <DayInput
        className={classes.day}
        label={t('businessReports.to')}
        title={t('businessReports.to')}
        value={shown.toDate}
        min={shown.fromDate}
        max={today}
        timeZone="UTC"
        onCommit={(to) => onChange({ to })}
      />
    </>
  )
}

type SelectProps = { field: ReportFilter; value: string; onChange: (value: string | undefined) => void }

function FilterSelect({ field, value, onChange }: SelectProps) {
  const t = useT('businessReports')
  const choices = useFilterChoices(field)
  // Only links state conditions.
  const linked = conditionsOf(value) ? [{ value, label: filterWords(value, choices) }] : []
  return (
    <NativeSelect
      label={t(`businessReports.filter.${field}`)}
      value={value}
      data={[{ value: '', label: t(field === 'status' ? 'businessReports.anyState' : 'businessReports.any') }, ...linked, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}

/** Without a choice, all but deleted customers are counted. */
function States({ states, onChange }: { states: string; onChange: (states: string | undefined) => void }) {
  const t = useT('businessReports', 'dashboard')
  const chosen = states === '' ? [] : states.split(',')
  const toggle = (status: string) => {
    const next = customerStatuses.filter((one) => (one === status) !== chosen.includes(one))
    onChange(next.join(',') || undefined)
  }
  return (
    <fieldset className={classes.states}>
      <legend>{t('businessReports.states')}</legend>
      {customerStatuses.map((status) => (
        <Checkbox key={status} label={t(`dashboard.status.${status}`)} checked={chosen.includes(status)} onChange={() => toggle(status)} />
      ))}
    </fieldset>
  )
}
