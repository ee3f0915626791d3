import { IconTableExport } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useListExport } from '../../lists/use-list-export.ts'
import { useListing } from '../../lists/use-listing.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { ActivityList, useActivityColumns } from './ActivityList.tsx'
import classes from './activities.module.css'
import { exportLog, myActivityQuery } from './activities.queries.ts'
import { myActivityList } from './activity-lists.ts'

export function MyActivitiesScreen() {
  const t = useT('activities', 'savedViews')
  const listing = useListing(myActivityList, useActivityColumns('actor'))
  const save = useListExport('my-activities', () => exportLog('mine', listing.query))
  usePageTitle(t('activities.mine'))
  return (
    <>
      <div className={classes.above}>
        <ActionButton reason={undefined} icon={IconTableExport} isPending={save.isPending} onClick={() => save.run()}>
          {t('activities.export.action')}
        </ActionButton>
      </div>
      <ActivityList listing={listing} label={t('activities.mine')} find={myActivityQuery} hasMembers={false} />
    </>
  )
}
