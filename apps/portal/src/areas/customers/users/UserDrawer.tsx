import { useQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { CustomerUser } from '@wattdesk/contract/customers/users/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { breakable, FactList } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import layout from '../../../page/layout.module.css'
import { useCan } from '../../../session/use-session.ts'
import classes from '../customers.module.css'
import { customerUserQuery } from './customer-users.queries.ts'
import { UserActions } from './UserActions.tsx'
import { UserFeatureGroups } from './UserFeatureGroups.tsx'
import { UserInvitations } from './UserInvitations.tsx'

type Props = { customer: Customer; userId: string; onClose: () => void }

export function UserDrawer({ customer, userId, onClose }: Props) {
  const t = useT('customerUsers', 'customers')
  const can = useCan()
  const query = useQuery(customerUserQuery(customer.id, userId))
  const user = query.data
  return (
    <Dialog title={user ? `${user.firstName} ${user.lastName}` : t('customerUsers.title')} onClose={onClose} size="md" isDrawer>
      {user ? (
        <div className={layout.stack}>
          <UserFacts user={user} />
          <UserActions customer={customer} user={user} />
          <UserInvitations user={user} />
          {can('read:supported-feature-groups') ? <UserFeatureGroups customer={customer} userId={user.id} /> : null}
        </div>
      ) : query.isError ? (
        <QueryFailure query={query} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Dialog>
  )
}

function UserFacts({ user }: { user: CustomerUser }) {
  const t = useT('customerUsers', 'customers')
  const languageName = useLanguageName()
  const { find } = useLanguage()
  const verified = user.emailVerifiedAt
  const email = (
    <span className={classes.wrapping}>
      <span>{breakable(user.email)}</span>
      <StatusDot tone={verified ? 'ok' : 'neutral'} detail={verified ? formatInstantInZones(verified) : undefined}>
        {t(verified ? 'customerUsers.confirmed' : 'customerUsers.unconfirmed')}
      </StatusDot>
    </span>
  )
  return (
    <FactList
      facts={[
        { label: t('customerUsers.field.state'), value: <UserState user={user} /> },
        { label: t('customers.field.email'), value: email },
        ...(user.username === user.email ? [] : [{ label: t('customerUsers.field.username'), value: user.username }]),
        { label: t('customers.field.language'), value: languageName(user.language) },
        { label: t('customers.field.lastLoginAt'), value: <Instant at={user.lastLoginAt} /> },
        { label: t('customerUsers.field.createdAt'), value: <Instant at={user.createdAt} /> },
        { label: t('customerUsers.field.updatedAt'), value: <Instant at={user.updatedAt} /> },
        { label: t('customers.field.id'), value: <CopyableId text={user.id} /> },
        ...Object.entries(user.consents).map(([name, isGiven]) => ({
          key: `consent-${name}`,
          label: find(`customerUsers.consent.${name}`) ?? name, // the app defines the names of consents; known ones have a label
          value: t(isGiven ? 'customers.detail.consentGiven' : 'customers.detail.consentRefused'),
        })),
      ]}
    />
  )
}

function UserState({ user }: { user: CustomerUser }) {
  const t = useT('customerUsers', 'customers')
  const state = user.hasJoined ? 'joined' : user.invitations.length > 0 ? 'invited' : 'none'
  return (
    <span className={classes.inline}>
      <StatusDot tone={state === 'joined' ? 'ok' : 'neutral'}>{t(`customerUsers.state.${state}`)}</StatusDot>
      {user.isMain ? <Tag>{t('customers.detail.mainUser')}</Tag> : null}
    </span>
  )
}
