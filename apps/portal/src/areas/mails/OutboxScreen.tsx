import { IconMailOff } from '@tabler/icons-react'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Suspense, useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { mailList } from './mail-list.ts'
import classes from './mails.module.css'
import { mailColumns, mailLink } from './mails-columns.tsx'

const MailDrawer = lazyDialog(async () => ({ default: (await import('./MailDrawer.tsx')).MailDrawer }))

export function OutboxScreen() {
  const t = useT('mails', 'customers')
  const { language } = useLanguage()
  const columns = useMemo(() => mailColumns(t), [t])
  const listing = useListing(mailList, columns)
  const { page, address, open } = listing
  const seesAll = useCan()('read:customers-users')
  usePageTitle(t('mails.outbox.title'))
  return (
    <>
      <PageHeader title={t('mails.outbox.title')} count={countOf(page, language)} />
      {page && !page.isDelivering ? (
        <p className={classes.notice}>
          <IconMailOff size={16} aria-hidden />
          {t('mails.outbox.notDelivering')}
        </p>
      ) : null}
      <p className={layout.note}>{t(seesAll ? 'mails.outbox.privacy' : 'mails.outbox.own')}</p>
      <ListScreen
        listing={listing}
        label={t('mails.outbox.title')}
        words={{
          q: t('mails.outbox.search'),
          state: { label: t('mails.outbox.field.state'), wordOf: (state) => t(`mails.outbox.state.${state}`) },
          template: { label: t('mails.outbox.field.template'), wordOf: (template) => t(`mails.template.${template}.name`) },
        }}
        keyOf={(mail) => mail.id}
        link={mailLink}
        empty={{ title: t('mails.outbox.empty'), hint: t('mails.outbox.emptyHint') }}
      />
      <Suspense>{address.mail ? <MailDrawer id={address.mail} onClose={() => open({ mail: undefined })} /> : null}</Suspense>
    </>
  )
}
