import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowForwardUp,
  IconArrowsExchange,
  IconChecks,
  IconDatabaseImport,
  IconFileAlert,
  IconFileCheck,
  IconKey,
  IconKeyOff,
  IconPlayerPause,
  IconStack2,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Notification } from '@wattdesk/contract/notifications/models.ts'
import { type NotificationKind, notificationsMax } from '@wattdesk/contract/notifications/terms.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { permissionWords } from '../../session/permission-words.ts'
import { allNotificationsQuery } from './all-notifications.queries.ts'
import classes from './notifications.module.css'
import { markAllRead, markRead, notificationsQuery, refreshNotifications } from './notifications.queries.ts'

const icons = {
  'bulk-action-done': IconStack2,
  'import-done': IconFileCheck,
  'import-failed': IconFileAlert,
  'alarm-assigned': IconAlertTriangle,
  'work-handed-over': IconArrowForwardUp,
  'access-requested': IconKey,
  'access-granted': IconKey,
  'access-declined': IconKeyOff,
  'access-lent': IconKey,
  'data-import-done': IconDatabaseImport,
  'data-import-failed': IconFileAlert,
  'migration-done': IconArrowsExchange,
  'migration-stopped': IconAlertTriangle,
  'order-status-done': IconChecks,
  'events-paused': IconPlayerPause,
} as const satisfies Record<NotificationKind, unknown>

export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const t = useT('notifications', 'timeline', 'bulkActions', 'dashboard', 'profile', 'access')
  const query = useQuery(notificationsQuery)
  const [isAll, setAll] = useState(false)
  const all = useQuery({ ...allNotificationsQuery, enabled: isAll })
  const reading = { refresh: refreshNotifications, failed: (reason: string) => reason }
  const read = useAction({ act: markRead, ...reading })
  const readAll = useAction({ act: markAllRead, ...reading })
  const { items = [], total = 0, unread = 0 } = (isAll && all.data) || query.data || {}
  const shownMax = Math.min(total, notificationsMax)
  const newest = items[0]
  const open = ({ id, readAt }: Notification) => {
    if (!readAt) read.run(id)
    onLeave()
  }
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <h2>{t('notifications.title')}</h2>
        {unread > 0 && newest ? (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconChecks size={14} aria-hidden />}
            onClick={() => readAll.run(newest.createdAt)}
          >
            {t('notifications.readAll')}
          </Button>
        ) : null}
      </div>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={3} /> : null}
      {query.data && items.length === 0 ? <EmptyState title={t('notifications.empty')}>{t('notifications.emptyHint')}</EmptyState> : null}
      <ul>
        {items.map((one) => (
          <li key={one.id} data-unread={one.readAt === null || undefined}>
            <Place notification={one} onOpen={() => open(one)}>
              <Words notification={one} />
            </Place>
          </li>
        ))}
        {shownMax > items.length ? (
          // Within the list, so that the focus goes to the item that takes its place.
          <li>
            <Button
              fullWidth
              variant="subtle"
              loading={all.isFetching}
              onClick={() => {
                setAll(true)
                if (isAll) void all.refetch()
              }}
            >
              {t('notifications.showAll', { count: shownMax })}
            </Button>
          </li>
        ) : null}
      </ul>
    </div>
  )
}

function Words({ notification: { kind, detail, customer, causedBy, createdAt, readAt } }: { notification: Notification }) {
  const speech = useLanguage()
  const { t, find } = speech
  const Glyph = icons[kind]
  const words = detail
    ? (find(`timeline.alarm.${detail}`) ??
      find(`bulkActions.kind.${detail}`) ??
      find(`dashboard.work.kind.${detail}`) ??
      find(`profile.role.${detail}`) ??
      (kind.startsWith('access-') ? permissionWords(detail.split(', '), speech).join(', ') : undefined) ??
      (kind === 'events-paused' ? detail : undefined))
    : undefined
  const about = [words, customer?.accountName, causedBy ? t('notifications.by', { name: causedBy }) : undefined]
  return (
    <>
      <Glyph size={16} aria-hidden />
      <span>
        <b>{t(`notifications.kind.${kind}`)}</b>
        {readAt ? null : <span className="wd-visually-hidden"> {t('notifications.unread')}</span>}
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      <Age at={createdAt} />
    </>
  )
}

type PlaceProps = { notification: Notification; onOpen: () => void; children: ReactNode }

function Place({ notification, onOpen, children }: PlaceProps) {
  return (
    <Link {...placeOf(notification)} onClick={onOpen}>
      {children}
    </Link>
  )
}

const work = { to: '/dashboard/work' } as const

function placeOf({ kind, objectId, customer }: Notification) {
  const ofCustomer = customer && { params: { customerId: customer.id } }
  switch (kind) {
    case 'bulk-action-done':
      return { to: '/dashboard/customers/bulk-actions/$bulkActionId', params: { bulkActionId: objectId } } as const
    case 'import-done':
    case 'import-failed':
      return { to: '/dashboard/customers/upload', search: { import: objectId } } as const
    case 'order-status-done':
      return { to: '/dashboard/customers/update-order-status', search: { run: objectId } } as const
    case 'events-paused':
      return { to: '/dashboard/settings/events' } as const
    case 'alarm-assigned':
      return ofCustomer ? ({ to: '/dashboard/customers/$customerId/alarms', ...ofCustomer, search: { alarm: objectId } } as const) : work
    case 'data-import-done':
    case 'data-import-failed':
      return ofCustomer ? ({ to: '/dashboard/customers/$customerId/data-import', ...ofCustomer } as const) : work
    case 'migration-done':
    case 'migration-stopped':
      return ofCustomer ? ({ to: '/dashboard/customers/$customerId/account', ...ofCustomer } as const) : work
    case 'access-requested':
      return { to: '/dashboard/account/members' } as const
    case 'access-granted':
    case 'access-declined':
    case 'access-lent':
      return { to: '/dashboard/profile/summary' } as const
    case 'work-handed-over':
      return { ...work, search: { show: 'mine' } } as const
  }
}
