import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { EmailCampaign } from '@wattdesk/contract/customers/users/calls.ts'
import type { CustomerUser } from '@wattdesk/contract/customers/users/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { useState } from 'react'
import { PagesFoot } from '../../../lists/PagesFoot.tsx'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { DeliveryMark } from '../../../marks/DeliveryMark.tsx'
import layout from '../../../page/layout.module.css'
import { useCan } from '../../../session/use-session.ts'
import classes from '../customers.module.css'
import { emailCampaignsQuery } from './customer-users.queries.ts'

export function UserInvitations({ user }: { user: CustomerUser }) {
  const t = useT('customerUsers', 'customers')
  const [page, setPage] = useState(0)
  const campaigns = useQuery(emailCampaignsQuery(user.customerId, user.id, page))
  const list = campaigns.data
  return (
    <section>
      <h3 className={classes.subtitle}>{t('customerUsers.history.title')}</h3>
      {!list && campaigns.isError ? <QueryFailure query={campaigns} /> : null}
      {!list && campaigns.isPending ? <SkeletonLines count={3} /> : null}
      {list?.total === 0 ? <p className={layout.hint}>{t('customerUsers.history.empty')}</p> : null}
      {list && list.items.length > 0 ? (
        <ol className={classes.history} aria-label={t('customerUsers.history.title')}>
          {list.items.map((campaign) => (
            <Campaign key={campaign.id} campaign={campaign} />
          ))}
        </ol>
      ) : null}
      <PagesFoot list={list} onPage={setPage} />
    </section>
  )
}

function Campaign({ campaign }: { campaign: EmailCampaign }) {
  const t = useT('customerUsers', 'customers')
  const maySeeMail = useCan()('read:notifications')
  const { deliveryState, sentAt, createdAt, updatedAt, note, mailId } = campaign
  return (
    <li>
      <Moment at={sentAt ?? createdAt} />
      <DeliveryMark state={deliveryState} detail={formatInstantInZones(updatedAt)} />
      <span className={classes.historyNote}>{note}</span>
      {mailId && maySeeMail ? (
        <Link to="/dashboard/outbox" search={{ mail: mailId }}>
          {t('customerUsers.history.openMail')}
        </Link>
      ) : null}
    </li>
  )
}
