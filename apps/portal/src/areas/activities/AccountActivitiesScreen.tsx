import { IconShieldCheck, IconTableExport } from '@tabler/icons-react'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useAction } from '../../forms/use-action.ts'
import { countOf } from '../../lists/list-count.ts'
import { useListExport } from '../../lists/use-list-export.ts'
import { useListing } from '../../lists/use-listing.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { ActivityList, useActivityColumns } from './ActivityList.tsx'
import { accountActivityQuery, exportLog, startVerification, verificationQuery } from './activities.queries.ts'
import { accountActivityList } from './activity-lists.ts'
import { VerificationNote } from './VerificationNote.tsx'

/** The call requires a filter, even an empty one. */
const unfiltered = { filter: '{}' }

export function AccountActivitiesScreen() {
  const t = useT('activities', 'savedViews')
  const { language } = useLanguage()
  const can = useCan()
  const listing = useListing(accountActivityList, useActivityColumns(), { fixed: unfiltered })
  const save = useListExport('activities', () => exportLog('account', listing.query))
  const verify = useAction({
    act: startVerification,
    failed: (reason) => t('activities.verification.failed', { reason }),
    refresh: (client) => client.invalidateQueries({ queryKey: verificationQuery.queryKey }),
  })
  const mayVerify = can('read:system-settings')
  usePageTitle(t('activities.account'))
  return (
    <>
      <PageHeader
        title={t('activities.account')}
        count={countOf(listing.page, language)}
        secondary={[
          { key: 'csv', label: t('activities.export.action'), icon: IconTableExport, disabledReason: save.refusal, onSelect: save.run },
          ...(mayVerify
            ? [{ key: 'verify', label: t('activities.verification.action'), icon: IconShieldCheck, onSelect: () => verify.run() }]
            : []),
        ]}
      />
      {mayVerify ? <VerificationNote /> : null}
      <ActivityList listing={listing} label={t('activities.account')} find={accountActivityQuery} />
    </>
  )
}
