import { Link } from '@tanstack/react-router'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import type { TimelinePlace } from '@wattdesk/contract/timeline/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactElement } from 'react'
import { recordHash } from '../../page/record-hash.ts'
import { useCan } from '../../session/use-session.ts'
import classes from './timeline.module.css'

/** Links to a record's own screen. Disabled, with a reason, for members who may not see that. */
export function PlaceLink({ customerId, place }: { customerId: string; place: TimelinePlace }) {
  const t = useT('timeline')
  const params = { customerId }
  const mail = (mailId: string) => (
    <Guarded key="mail" needs={['read:notifications', 'read:customers-users']} word={t('timeline.open.mail')}>
      <Link to="/dashboard/outbox" search={{ mail: mailId }}>
        {t('timeline.open.mail')}
      </Link>
    </Guarded>
  )
  const user = (userId: string) => (
    <Link to="/dashboard/customers/$customerId/account" params={params} search={{ user: userId }}>
      {t('timeline.open.user')}
    </Link>
  )
  switch (place.screen) {
    case 'customer':
      return (
        <Link to="/dashboard/customers/$customerId/account" params={params}>
          {t('timeline.open.account')}
        </Link>
      )
    case 'customer-user':
      return user(place.userId)
    case 'invitation':
      return (
        <>
          {place.mailId ? mail(place.mailId) : null}
          {user(place.userId)}
        </>
      )
    case 'mail':
      return mail(place.mailId)
    case 'note':
      return (
        <Link to="/dashboard/customers/$customerId/timeline" params={params} search={(before) => ({ ...before, notes: 'open' })}>
          {t('timeline.open.note')}
        </Link>
      )
    case 'site':
      return (
        <Link to="/dashboard/customers/$customerId/account" params={params} hash={recordHash('site', place.siteId)}>
          {t('timeline.open.site')}
        </Link>
      )
    case 'installation':
      return (
        <Link to="/dashboard/customers/$customerId/smartenergy" params={params} hash={recordHash('installation', place.configurationId)}>
          {t('timeline.open.device')}
        </Link>
      )
    case 'sale':
      return <SaleLink customerId={customerId} place={place} />
    case 'alarm':
      return (
        <Guarded needs={['read:live-stream']} word={t('timeline.open.live')}>
          <Link to="/dashboard/customers/$customerId/live-stream" params={params}>
            {t('timeline.open.live')}
          </Link>
        </Guarded>
      )
    case 'import': {
      const row = place.row === null ? undefined : String(place.row)
      return (
        <Guarded needs={['write:customers']} word={t('timeline.open.import')}>
          <Link to="/dashboard/customers/upload" search={{ import: place.importId, row }}>
            {t('timeline.open.import')}
          </Link>
        </Guarded>
      )
    }
    case 'data-import':
      return (
        <Guarded needs={['read:data-import']} word={t('timeline.open.dataImport')}>
          <Link to="/dashboard/customers/$customerId/data-import" params={params} search={{ site: place.siteId }}>
            {t('timeline.open.dataImport')}
          </Link>
        </Guarded>
      )
    case 'impersonation':
      return null
  }
}

/** Leads members who may edit the current sale to it, others to the history. */
function SaleLink({ customerId, place }: { customerId: string; place: Extract<TimelinePlace, { screen: 'sale' }> }) {
  const t = useT('timeline')
  const mayWork = useCan()('write:customers')
  const params = { customerId }
  if (place.isArchived) {
    return (
      <Link to="/dashboard/customers/$customerId/archived-sales" params={params} search={{ sale: place.saleId }}>
        {t('timeline.open.sale')}
      </Link>
    )
  }
  return (
    <Link
      to={mayWork ? '/dashboard/customers/$customerId/sales' : '/dashboard/customers/$customerId/sales-history'}
      params={params}
      hash={recordHash('sale', place.saleId)}
    >
      {t('timeline.open.sale')}
    </Link>
  )
}

function Guarded({ needs, word, children }: { needs: readonly Permission[]; word: string; children: ReactElement }) {
  const t = useT('timeline')
  if (useCan()(needs, { all: true })) return children
  return (
    <Tooltip label={t('timeline.mayNotOpen')}>
      <button type="button" className={classes.closed} aria-disabled>
        {word}
      </button>
    </Tooltip>
  )
}
