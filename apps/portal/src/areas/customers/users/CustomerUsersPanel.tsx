import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { CustomerUser } from '@wattdesk/contract/customers/users/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, Suspense, useMemo } from 'react'
import { PagesFoot } from '../../../lists/PagesFoot.tsx'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { DeliveryMark } from '../../../marks/DeliveryMark.tsx'
import type { AccountSearch } from '../account-address.ts'
import classes from '../customers.module.css'
import { customerUsersQuery } from './customer-users.queries.ts'

const UserDrawer = lazyDialog(async () => ({ default: (await import('./UserDrawer.tsx')).UserDrawer }))
const route = getRouteApi('/dashboard/customers/$customerId/account')

/** Users of the customer's app, with the state of their invitations. */
export function CustomerUsersPanel({ customer }: { customer: Customer }) {
  const t = useT('customers')
  const languageName = useLanguageName()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = Math.max(0, Math.trunc(Number(search.usersPage ?? 1)) - 1) || 0
  const users = useQuery(customerUsersQuery(customer.id, page))
  const columns = useMemo(() => userColumns(t, languageName), [t, languageName])
  const list = users.data
  const state =
    users.isError && !list ? (
      <QueryFailure query={users} />
    ) : list?.items.length === 0 ? (
      <EmptyState icon={IconUsers} title={t('customers.detail.noUsers')} />
    ) : null
  return (
    <Panel title={t('customers.detail.users')} isFlush>
      <DataTable
        label={t('customers.detail.users')}
        columns={columns}
        rows={list?.items}
        keyOf={(user) => user.id}
        link={userLink}
        state={state}
        expectedRows={2}
        isRefreshing={users.isPlaceholderData}
      />
      <PagesFoot
        list={list}
        isFlush
        onPage={(next) => navigate({ search: (now) => ({ ...now, usersPage: next > 0 ? String(next + 1) : undefined }) })}
      />
      <Suspense>
        {search.user ? (
          <UserDrawer
            customer={customer}
            userId={search.user}
            onClose={() => navigate({ search: (now) => ({ ...now, user: undefined }), replace: true })}
          />
        ) : null}
      </Suspense>
    </Panel>
  )
}

const userLink = (user: CustomerUser, content: ReactNode, className: string) => (
  <Link to="." search={(before: AccountSearch) => ({ ...before, user: user.id })} replace resetScroll={false} className={className}>
    {content}
  </Link>
)

function userColumns(t: Translate, languageName: ReturnType<typeof useLanguageName>): Column<CustomerUser>[] {
  return [
    {
      key: 'name',
      header: t('customers.field.name'),
      isTitle: true,
      cell: (user) => <UserName user={user} mainWord={t('customers.detail.mainUser')} />,
    },
    { key: 'email', isWide: true, header: t('customers.field.email'), cell: (user) => <Addresses user={user} /> },
    { key: 'language', header: t('customers.field.language'), cell: (user) => languageName(user.language) },
    { key: 'lastLoginAt', header: t('customers.field.lastLoginAt'), cell: (user) => <Moment at={user.lastLoginAt} /> },
    { key: 'emailVerifiedAt', header: t('customers.field.emailVerifiedAt'), cell: (user) => <Moment at={user.emailVerifiedAt} /> },
    { key: 'invitations', header: t('customers.field.invitations'), cell: (user) => <NewestInvitation user={user} t={t} /> },
  ]
}

function UserName({ user, mainWord }: { user: CustomerUser; mainWord: string }) {
  return (
    <span className={classes.inline}>
      <span>
        {user.firstName} {user.lastName}
      </span>
      {user.isMain ? <Tag>{mainWord}</Tag> : null}
    </span>
  )
}

/** Shows the user name only if it differs from the e-mail address. */
function Addresses({ user }: { user: CustomerUser }) {
  if (user.username === user.email) return user.email
  return (
    <>
      {user.email}
      <span className={classes.second}>{user.username}</span>
    </>
  )
}

function NewestInvitation({ user, t }: { user: CustomerUser; t: Translate }) {
  const [newest] = user.invitations
  if (!newest) return t('customers.detail.noInvitations')
  return <DeliveryMark state={newest.deliveryState} detail={formatInstantInZones(newest.sentAt ?? newest.createdAt)} />
}
