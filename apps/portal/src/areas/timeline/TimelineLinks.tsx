import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import type { TimelineEntry, TimelineKind } from '@wattdesk/contract/timeline.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './timeline.module.css'

type Tab = 'account' | 'smartenergy' | 'sales-history' | 'live-stream'
type Place = { word: 'account' | 'devices' | 'sales' | 'live'; to: `/dashboard/customers/$customerId/${Tab}`; needs: readonly Permission[] }

const account: Place = { word: 'account', to: '/dashboard/customers/$customerId/account', needs: ['read:customers'] }

/** Where the record of an entry is looked after. */
const places: Partial<Record<TimelineKind, Place>> = {
  invitation: account,
  'sign-in': account,
  change: account,
  import: account,
  device: { word: 'devices', to: '/dashboard/customers/$customerId/smartenergy', needs: ['read:customers'] },
  sale: { word: 'sales', to: '/dashboard/customers/$customerId/sales-history', needs: ['read:customers', 'read:customers-sales'] },
  alarm: { word: 'live', to: '/dashboard/customers/$customerId/live-stream', needs: ['read:live-stream'] },
}

type Props = { customerId: string; entry: TimelineEntry; onShowLog: (activityId: string) => void }

/** The ways from an entry to its record: what changed, and the tab it is on. */
export function TimelineLinks({ customerId, entry, onShowLog }: Props) {
  const t = useT('timeline')
  const can = useCan()
  const { activityId, kind, object } = entry
  const place = places[kind]
  // A user's own panel opens with the tab.
  const search = place === account && object.type === 'customer-user' ? { user: object.id } : {}
  return (
    <div className={classes.links}>
      {activityId ? (
        <Button size="xs" variant="default" onClick={() => onShowLog(activityId)}>
          {t('timeline.open.log')}
        </Button>
      ) : null}
      {place && can(place.needs, { all: true }) ? (
        <Link to={place.to} params={{ customerId }} search={search}>
          {t(`timeline.open.${place.word}`)}
        </Link>
      ) : null}
    </div>
  )
}
