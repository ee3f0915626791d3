import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { valuesIn } from '@wattdesk/contract/names.ts'
import type { SaleChange } from '@wattdesk/contract/sales/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { useMemo } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useListing } from '../../lists/use-listing.ts'
import layout from '../../page/layout.module.css'
import { RecordPlace } from '../../page/RecordPlace.tsx'
import { recordHash } from '../../page/record-hash.ts'
import { useCan } from '../../session/use-session.ts'
import { type Difference, SaleDifferences } from './SaleDifferences.tsx'
import { SalePanel } from './SalePanel.tsx'
import { saleChangeList } from './sale-lists.ts'
import { SaleCreation } from './sale-marks.tsx'
import { salesQuery } from './sales.queries.ts'

const route = getRouteApi('/dashboard/customers/$customerId/sales-history')

export function SalesHistoryTab() {
  const { customerId } = route.useParams()
  const mayOpenSales = useCan()('write:customers')
  return (
    <div className={layout.stack}>
      {mayOpenSales ? null : <CurrentSales customerId={customerId} />}
      <Changes customerId={customerId} />
    </div>
  )
}

/** The sales whose changes follow, for members who have no tab with them. */
function CurrentSales({ customerId }: { customerId: string }) {
  const sales = useQuery(salesQuery(customerId))
  if (sales.isError && !sales.data) return <QueryFailure query={sales} />
  return sales.data?.items.map((sale) => (
    <RecordPlace key={sale.id} hash={recordHash('sale', sale.id)}>
      <SalePanel sale={sale}>
        <SaleCreation sale={sale} />
      </SalePanel>
    </RecordPlace>
  ))
}

function Changes({ customerId }: { customerId: string }) {
  const t = useT('sales', 'customers', 'devices')
  const speech = useLanguage()
  const columns = useMemo(() => historyColumns(speech), [speech])
  const listing = useListing(saleChangeList, columns, { params: { id: customerId } })
  return (
    <ListScreen
      listing={listing}
      label={t('sales.history.title')}
      words={{
        event: { label: t('sales.field.event'), wordOf: (event) => eventWords(event, speech) },
        period: t('sales.field.at'),
      }}
      keyOf={(change) => change.id}
      empty={{ title: t('sales.history.empty'), hint: t('sales.history.emptyHint') }}
    />
  )
}

const eventWords = (event: string, { find }: Translator): string => find(`sales.event.${event.slice(event.indexOf('.') + 1)}`) ?? event

function historyColumns(speech: Translator): ColumnOf<typeof saleChangeList>[] {
  const { t, language } = speech
  const valuesOf = ({ before, after }: SaleChange) => ({ before: valuesIn(language, before), after: valuesIn(language, after) })
  return [
    {
      key: 'event',
      header: t('sales.field.event'),
      isTitle: true,
      cell: ({ event }) => eventWords(event, speech),
    },
    { key: 'step', header: t('sales.field.step'), cell: (change) => stepOf(valuesOf(change)) || noValue },
    {
      key: 'changes',
      header: t('sales.field.changes'),
      isWide: true,
      cell: (change) => {
        const differences = differencesOf(valuesOf(change))
        return differences.length > 0 ? <SaleDifferences differences={differences} /> : t('sales.history.unchanged')
      },
    },
    { key: 'at', header: t('sales.field.at'), orderBy: 'at', cell: ({ at }) => <Moment at={at} /> },
    { key: 'actor', header: t('sales.field.actor'), cell: ({ actor }) => actor.name },
  ]
}

type Values = Pick<SaleChange, 'before' | 'after'>

const stepOf = ({ before, after }: Values): string => String(after?.step ?? before?.step ?? '')

function differencesOf({ before, after }: Values): Difference[] {
  const fields = Object.keys({ ...before, ...after }).filter((field) => field !== 'step' && field !== 'archivedAt')
  return fields.map((field) => ({ field, before: before ? (before[field] ?? null) : undefined, after: after?.[field] ?? null }))
}
