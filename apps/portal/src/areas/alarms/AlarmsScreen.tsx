import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Suspense, useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { AlarmTabs } from './AlarmTabs.tsx'
import { alarmColumns, alarmLink } from './alarm-columns.tsx'
import { alarmList } from './alarm-lists.ts'
import { outagesQuery } from './alarms.queries.ts'
import { OutageNotice } from './OutageNotice.tsx'
import { useAlarmFilterWords } from './use-alarm-filter-words.ts'

const AlarmDrawer = lazyDialog(async () => ({ default: (await import('./AlarmDrawer.tsx')).AlarmDrawer }))

/** Alarms of all homes that a member sees, open ones first. */
export function AlarmsScreen() {
  const t = useT('alarms', 'timeline')
  const { language } = useLanguage()
  const columns = useMemo(() => alarmColumns(t), [t])
  const listing = useListing(alarmList, columns, { pollMs: () => 60_000 })
  const { page, address, open } = listing
  const outages = useQuery(outagesQuery)
  usePageTitle(t('alarms.title'))
  return (
    <>
      <PageHeader title={t('alarms.title')} count={countOf(page, language)} />
      <AlarmTabs />
      {outages.data?.items.map((outage) => (
        <OutageNotice key={outage.id} outage={outage} />
      ))}
      <ListScreen
        listing={listing}
        label={t('alarms.title')}
        words={useAlarmFilterWords()}
        keyOf={({ id }) => id}
        link={alarmLink}
        empty={{ title: t('alarms.empty'), hint: t('alarms.emptyHint') }}
      />
      <Suspense>{address.alarm ? <AlarmDrawer id={address.alarm} onClose={() => open({ alarm: undefined })} /> : null}</Suspense>
    </>
  )
}
