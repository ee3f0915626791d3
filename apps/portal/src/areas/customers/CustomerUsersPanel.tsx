import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CustomerUser } from '@wattdesk/contract/customers.ts'
import { formatInstant, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { StatusDot, Tag, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useMemo } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import classes from './customers.module.css'
import { customerUsersQuery } from './customers.queries.ts'

type Invitation = CustomerUser['invitations'][number]

const deliveryTones: Record<Invitation['deliveryState'], Tone> = {
  sent: 'accent',
  pending: 'neutral',
  open: 'ok',
  click: 'ok',
  bounce: 'error',
  blocked: 'error',
  spam: 'error',
  unsub: 'warning',
  'n/a': 'neutral',
}

/** Who uses this customer's app, and how their invitations fared. */
export function CustomerUsersPanel({ customerId }: { customerId: string }) {
  const t = useT('customers')
  const users = useQuery(customerUsersQuery(customerId))
  const columns = useMemo(() => userColumns(t), [t])
  const state = users.isError ? (
    <QueryFailure query={users} />
  ) : users.data?.items.length === 0 ? (
    <EmptyState icon={IconUsers} title={t('customers.detail.noUsers')} />
  ) : null
  return (
    <Panel title={t('customers.detail.users')} isFlush>
      <DataTable
        label={t('customers.detail.users')}
        columns={columns}
        rows={users.data?.items}
        keyOf={(user) => user.id}
        state={state}
        expectedRows={2}
      />
    </Panel>
  )
}

function userColumns(t: Translate): Column<CustomerUser>[] {
  return [
    {
      key: 'name',
      header: t('customers.field.name'),
      isTitle: true,
      cell: (user) => <UserName user={user} mainWord={t('customers.detail.mainUser')} />,
    },
    { key: 'email', isWide: true, header: t('customers.field.email'), cell: (user) => <Addresses user={user} /> },
    { key: 'language', header: t('customers.field.language'), cell: (user) => t(`customers.language.${user.language}`) },
    { key: 'lastLoginAt', header: t('customers.field.lastLoginAt'), cell: (user) => formatInstant(user.lastLoginAt) },
    { key: 'emailVerifiedAt', header: t('customers.field.emailVerifiedAt'), cell: (user) => formatInstant(user.emailVerifiedAt) },
    { key: 'consents', header: t('customers.field.consents'), cell: (user) => <Consents consents={user.consents} t={t} /> },
    { key: 'invitations', header: t('customers.field.invitations'), cell: (user) => <Invitations invitations={user.invitations} t={t} /> },
  ]
}

function UserName({ user, mainWord }: { user: CustomerUser; mainWord: string }) {
  return (
    <span className={classes.inline}>
      <b>
        {user.firstName} {user.lastName}
      </b>
      {user.isMain ? <Tag>{mainWord}</Tag> : null}
    </span>
  )
}

/** The e-mail address; the user name too where it is another. */
function Addresses({ user }: { user: CustomerUser }) {
  if (user.username === user.email) return user.email
  return (
    <>
      {user.email}
      <span className={classes.second}>{user.username}</span>
    </>
  )
}

function Consents({ consents, t }: { consents: CustomerUser['consents']; t: Translate }) {
  const entries = Object.entries(consents)
  if (entries.length === 0) return noValue
  return (
    <Tooltip
      label={entries.map(([name, isGiven]) => (
        <span key={name} style={{ display: 'block' }}>
          {name}: {t(isGiven ? 'customers.detail.consentGiven' : 'customers.detail.consentRefused')}
        </span>
      ))}
    >
      <span className="wd-figures">
        {entries.filter(([, isGiven]) => isGiven).length} / {entries.length}
      </span>
    </Tooltip>
  )
}

/** The newest invitation's state; the whole history in the tooltip. */
function Invitations({ invitations, t }: { invitations: Invitation[]; t: Translate }) {
  const newest = invitations.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const last = newest[0]
  if (!last) return t('customers.detail.noInvitations')
  const history = newest.map((one) => (
    <span key={one.id} style={{ display: 'block' }}>
      {formatInstant(one.sentAt ?? one.createdAt)} · {t(`customers.deliveryState.${one.deliveryState}`)}
    </span>
  ))
  return (
    <span className={classes.inline}>
      <StatusDot tone={deliveryTones[last.deliveryState]} detail={history}>
        {t(`customers.deliveryState.${last.deliveryState}`)}
      </StatusDot>
      {newest.length > 1 ? <Tag>{newest.length}</Tag> : null}
    </span>
  )
}
