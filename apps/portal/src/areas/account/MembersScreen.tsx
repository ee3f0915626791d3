import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Member } from '@wattdesk/contract/account/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { AccessRequestsPanel } from './AccessRequestsPanel.tsx'
import { type MemberSearch, memberList } from './member-list.ts'
import { RoleTags, SignedUp } from './member-marks.tsx'
import { useRolePreviews } from './use-role-previews.ts'

const AddMemberDialog = lazyDialog(async () => ({ default: (await import('./AddMemberDialog.tsx')).AddMemberDialog }))
const MemberDrawer = lazyDialog(async () => ({ default: (await import('./MemberDrawer.tsx')).MemberDrawer }))

export function MembersScreen() {
  const t = useT('account', 'access')
  const languageName = useLanguageName()
  const { language } = useLanguage()
  const columns = useMemo(() => memberColumns(t, languageName), [t, languageName])
  const listing = useListing(memberList, columns)
  const { address, open } = listing
  const mayAdd = useCan()('write:account-users')
  const stopAdding = (added?: string) => open({ new: undefined, partner: undefined, member: added })
  usePageTitle(t('account.members'))
  const previews = useRolePreviews()
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!mayAdd} onClick={() => open({ new: 'true' })}>
      {t('account.add.action')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('account.members')}
        count={countOf(listing.page, language)}
        primary={<Tooltip label={mayAdd ? undefined : t('account.noPermission.change')}>{add}</Tooltip>}
        secondary={previews}
      />
      {mayAdd ? <AccessRequestsPanel onOpen={(member) => open({ member })} /> : null}
      <ListScreen
        listing={listing}
        label={t('account.members')}
        words={{ q: t('account.search') }}
        keyOf={(member) => member.id}
        link={memberLink}
        empty={{ title: t('account.empty') }}
      />
      <Suspense>
        {address.member ? <MemberDrawer key={address.member} id={address.member} onClose={() => open({ member: undefined })} /> : null}
        {address.new && mayAdd ? <AddMemberDialog partnerId={address.partner} onClose={() => stopAdding()} onAdded={stopAdding} /> : null}
      </Suspense>
    </>
  )
}

const memberLink = (member: Member, content: ReactNode, className: string) => (
  <Link to="/dashboard/account/members" search={(before: MemberSearch) => ({ ...before, member: member.id })} replace className={className}>
    {content}
  </Link>
)

function memberColumns(t: Translate, languageName: ReturnType<typeof useLanguageName>): ColumnOf<typeof memberList>[] {
  return [
    {
      key: 'name',
      header: t('account.field.name'),
      isTitle: true,
      orderBy: 'lastName',
      cell: (member) => <b>{`${member.firstName} ${member.lastName}`}</b>,
    },
    { key: 'email', onCard: 'plain', isWide: true, header: t('account.field.email'), orderBy: 'email', cell: (member) => member.email },
    {
      key: 'roles',
      onCard: 'plain',
      isAlwaysShown: true,
      header: t('account.field.roles'),
      cell: (member) => <RoleTags roles={member.roles} />,
    },
    { key: 'tenant', onCard: 'plain', header: t('account.field.tenant'), cell: (member) => member.tenantName },
    {
      key: 'state',
      onCard: 'plain',
      isAlwaysShown: true,
      header: t('account.field.state'),
      cell: (member) => <SignedUp member={member} />,
    },
    {
      key: 'multifactor',
      onCard: 'named',
      isAlwaysShown: true,
      header: t('account.field.multifactor'),
      cell: (member) => t(member.multifactorActive ? 'ui.yes' : 'ui.no'),
    },
    {
      key: 'lentUntil',
      onCard: 'named',
      header: t('access.loans.until'),
      cell: (member) => <Moment at={member.lentUntil} />,
    },
    {
      key: 'language',
      onCard: 'named',
      isOptional: true,
      header: t('account.field.language'),
      cell: (member) => languageName(member.language),
    },
    {
      key: 'createdAt',
      onCard: 'named',
      header: t('account.field.createdAt'),
      orderBy: 'createdAt',
      cell: (member) => <Moment at={member.createdAt} />,
    },
    {
      key: 'lastSeenAt',
      onCard: 'named',
      isAlwaysShown: true,
      header: t('account.field.lastSeenAt'),
      cell: (member) => <Moment at={member.lastSeenAt} />,
    },
  ]
}
