import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FleetState } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import layout from '../../../page/layout.module.css'
import type { ShownMark } from './fleet-address.ts'

type Props = {
  marks: readonly ShownMark[] | undefined
  states: readonly FleetState[]
  number: (value: number) => string
  onCloser: (mark: ShownMark) => void
}

const shownRows = 50

/** The largest groups and single homes of the map. */
export function FleetTable({ marks, states, number, onCloser }: Props) {
  const t = useT('fleet')
  return (
    <Panel title={t('fleet.table')} isFlush>
      <DataTable
        label={t('fleet.table')}
        columns={columnsOf(t, { states, number, onCloser })}
        rows={marks?.slice(0, shownRows)}
        keyOf={(mark) => mark.key}
        expectedRows={5}
        state={marks?.length === 0 ? <EmptyState title={t('fleet.none')}>{t('fleet.noneHint')}</EmptyState> : null}
      />
      {marks && marks.length > shownRows ? (
        <p className={`${layout.hint} ${layout.foot}`}>{t('fleet.more', { shown: shownRows, total: number(marks.length) })}</p>
      ) : null}
    </Panel>
  )
}

function columnsOf(t: Translate, { states, number, onCloser }: Omit<Props, 'marks'>): Column<ShownMark>[] {
  return [
    {
      key: 'place',
      header: t('fleet.place'),
      isTitle: true,
      cell: ({ site, town, isApproximate }) =>
        site ? (
          <>
            <Link to="/dashboard/customers/$customerId" params={{ customerId: site.customerId }}>
              {site.customerName}
            </Link>{' '}
            · {isApproximate ? t('fleet.approximately', { town }) : town}
          </>
        ) : (
          t('fleet.around', { town })
        ),
    },
    { key: 'count', header: t('fleet.total'), isNumber: true, isAlwaysShown: true, cell: ({ count }) => number(count) },
    ...states.map(
      (state): Column<ShownMark> => ({
        key: state,
        header: t(`fleet.state.${state}`),
        isNumber: true,
        isAlwaysShown: true,
        cell: ({ counts }) => number(counts[state]),
      }),
    ),
    {
      key: 'closer',
      header: t('fleet.closer'),
      isUntitled: true,
      cell: (mark) =>
        mark.site ? null : (
          <Button size="compact-sm" variant="default" onClick={() => onCloser(mark)}>
            {t('fleet.closer')}
          </Button>
        ),
    },
  ]
}
