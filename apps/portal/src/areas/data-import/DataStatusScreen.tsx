import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DataStatus } from '@wattdesk/contract/data-import/data-status/models.ts'
import { formatShare, noValue } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { type ReactNode, useMemo } from 'react'
import { assignedWords } from '../../device-filters/assigned-words.ts'
import { useDeviceFilterWords } from '../../device-filters/use-device-filter-words.ts'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { profileQuery } from '../profile/profile.queries.ts'
import { dataStatusList } from './data-status-list.ts'

export function DataStatusScreen() {
  const t = useT('dataImport', 'fleet', 'customers', 'devices')
  const me = useQuery(profileQuery).data
  const { language } = useLanguage()
  const deviceWords = useDeviceFilterWords()
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  const listing = useListing(dataStatusList, columns)
  usePageTitle(t('dataImport.fleet.title'))
  return (
    <>
      <PageHeader title={t('dataImport.fleet.title')} count={countOf(listing.page, language)} />
      <p className={layout.note}>{t('dataImport.fleet.note')}</p>
      <ListScreen
        listing={listing}
        label={t('dataImport.fleet.title')}
        words={{
          state: { label: t('dataImport.fleet.state'), wordOf: (state) => t(`dataImport.fleet.states.${state}`) },
          health: { label: t('dataImport.fleet.health'), wordOf: (health) => t(`fleet.state.${health}`) },
          assigned: assignedWords(t, me?.id),
          city: t('customers.field.city'),
          ...deviceWords,
        }}
        keyOf={(one) => one.siteId}
        link={importsLink}
        empty={{ title: t('dataImport.fleet.empty'), hint: t('dataImport.fleet.emptyHint') }}
      />
    </>
  )
}

const importsLink = ({ customer, siteId }: DataStatus, content: ReactNode, className: string) => (
  <Link
    to="/dashboard/customers/$customerId/data-import"
    params={{ customerId: customer.id }}
    search={{ site: siteId }}
    className={className}
  >
    {content}
  </Link>
)

const tones: Record<DataStatus['state'], Tone> = {
  delivering: 'ok',
  late: 'warning',
  silent: 'error',
  never: 'neutral',
  no_devices: 'neutral',
}

const stateWord = (t: Translate, state: DataStatus['state']) =>
  state === 'no_devices' ? t('fleet.state.no_devices') : t(`dataImport.fleet.states.${state}`)

const columnsOf = (t: Translate, language: Language): ColumnOf<typeof dataStatusList>[] => [
  { key: 'customer', header: t('dataImport.fleet.customer'), isTitle: true, cell: (one) => <b>{one.customer.accountName}</b> },
  { key: 'site', onCard: 'plain', header: t('dataImport.fleet.site'), cell: (one) => one.siteName },
  { key: 'city', onCard: 'plain', header: t('customers.field.city'), cell: (one) => one.city },
  { key: 'vendor', onCard: 'plain', header: t('dataImport.fleet.vendor'), cell: (one) => one.vendorName ?? noValue },
  {
    key: 'state',
    onCard: 'plain',
    header: t('dataImport.fleet.state'),
    isAlwaysShown: true,
    cell: (one) => <StatusDot tone={tones[one.state]}>{stateWord(t, one.state)}</StatusDot>,
    word: (one) => one.state,
  },
  {
    key: 'measuredAt',
    onCard: 'plain',
    header: t('dataImport.fleet.measuredAt'),
    orderBy: 'measuredAt',
    isAlwaysShown: true,
    cell: (one) => (one.measuredAt ? <Moment at={one.measuredAt} /> : noValue),
  },
  {
    key: 'week',
    onCard: 'named',
    header: t('dataImport.fleet.week'),
    isNumber: true,
    isAlwaysShown: true,
    cell: (one) => (one.weekShare === null ? noValue : formatShare(one.weekShare, language)),
  },
  {
    key: 'import',
    onCard: 'named',
    header: t('dataImport.fleet.import'),
    cell: (one) => (one.importStatus ? t(`dataImport.status.${one.importStatus}`) : noValue),
  },
]
