import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Suspense, useMemo } from 'react'
import { useDeviceFilterWords } from '../../device-filters/use-device-filter-words.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { useSelection } from '../../lists/use-selection.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { AlarmBulkBar } from './AlarmBulkBar.tsx'
import { AlarmTabs } from './AlarmTabs.tsx'
import { alarmColumns, alarmLink } from './alarm-columns.tsx'
import { alarmList } from './alarm-lists.ts'
import { alarmName } from './alarm-words.tsx'
import { outagesQuery } from './alarms.queries.ts'
import { OutageNotice } from './OutageNotice.tsx'
import { useAlarmFilterWords } from './use-alarm-filter-words.ts'

const AlarmDrawer = lazyDialog(async () => ({ default: (await import('./AlarmDrawer.tsx')).AlarmDrawer }))

export function AlarmsScreen() {
  const t = useT('alarms', 'timeline', 'customers', 'dashboard')
  const speech = useLanguage()
  const columns = useMemo(() => alarmColumns(t), [t])
  const listing = useListing(alarmList, columns, { pollMs: () => 60_000 })
  const { page, address, open } = listing
  // Actions name the versions shown, so only visible rows can be selected.
  const selection = useSelection('alarms', '')
  const chosen = page?.items.filter(({ id }) => selection.isSelected(id)) ?? []
  const alarmWords = useAlarmFilterWords()
  const deviceWords = useDeviceFilterWords()
  const outages = useQuery(outagesQuery)
  usePageTitle(t('alarms.title'))
  return (
    <>
      <PageHeader title={t('alarms.title')} count={countOf(page, speech.language)} />
      <AlarmTabs />
      {outages.data?.items.map((outage) => (
        <OutageNotice key={outage.id} outage={outage} />
      ))}
      <ListScreen
        listing={listing}
        label={t('alarms.title')}
        words={{ ...alarmWords, city: t('customers.field.city'), ...deviceWords }}
        keyOf={({ id }) => id}
        link={alarmLink}
        selection={{ ...selection, nameOf: ({ code, customer }) => `${alarmName(code, speech)}, ${customer.accountName}` }}
        bar={chosen.length > 0 ? <AlarmBulkBar alarms={chosen} onClear={selection.clear} /> : null}
        empty={{ title: t('alarms.empty'), hint: t('alarms.emptyHint') }}
      />
      <Suspense>{address.alarm ? <AlarmDrawer id={address.alarm} onClose={() => open({ alarm: undefined })} /> : null}</Suspense>
    </>
  )
}
