import type { Member } from '@wattdesk/contract/account.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useMemo } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import classes from './account.module.css'
import { memberList } from './member-list.ts'

/** Who works with the portal. */
export function MembersScreen() {
  const t = useT('account')
  const { language } = useLanguage()
  const columns = useMemo(() => memberColumns(t), [t])
  const listing = useListing(memberList, columns)
  usePageTitle(t('account.members'))
  return (
    <>
      <PageHeader title={t('account.members')} count={countOf(listing.page, language)} />
      <ListScreen
        listing={listing}
        label={t('account.members')}
        words={{ q: t('account.search') }}
        keyOf={(member) => member.id}
        empty={{ title: t('account.empty') }}
      />
    </>
  )
}

function memberColumns(t: Translate): ColumnOf<typeof memberList>[] {
  return [
    {
      key: 'name',
      header: t('account.field.name'),
      isTitle: true,
      orderBy: 'lastName',
      cell: (member) => <b>{`${member.firstName} ${member.lastName}`}</b>,
    },
    { key: 'email', isWide: true, header: t('account.field.email'), orderBy: 'email', cell: (member) => member.email },
    { key: 'roles', header: t('account.field.roles'), cell: (member) => <Roles roles={member.roles} t={t} /> },
    { key: 'tenant', header: t('account.field.tenant'), cell: (member) => member.tenantName },
    { key: 'state', header: t('account.field.state'), cell: (member) => <SignedUp member={member} t={t} /> },
    { key: 'multifactor', header: t('account.field.multifactor'), cell: (member) => t(member.multifactorActive ? 'ui.yes' : 'ui.no') },
    { key: 'language', header: t('account.field.language'), cell: (member) => t(`account.language.${member.language}`) },
    { key: 'createdAt', header: t('account.field.createdAt'), orderBy: 'createdAt', cell: (member) => <Moment at={member.createdAt} /> },
    { key: 'lastSeenAt', header: t('account.field.lastSeenAt'), cell: (member) => <Moment at={member.lastSeenAt} /> },
  ]
}

function Roles({ roles, t }: { roles: Member['roles']; t: Translate }) {
  return (
    <span className={classes.inline}>
      {roles.map((role, index) => (
        <Tag key={role} tone={index === 0 ? 'accent' : 'neutral'}>
          {t(`account.role.${role}`)}
        </Tag>
      ))}
    </span>
  )
}

function SignedUp({ member, t }: { member: Member; t: Translate }) {
  return (
    <StatusDot tone={member.hasSignedUp ? 'ok' : 'neutral'}>{t(member.hasSignedUp ? 'account.signedUp' : 'account.invited')}</StatusDot>
  )
}
