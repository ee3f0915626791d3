import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowForwardUp,
  IconChecks,
  IconFileAlert,
  IconFileCheck,
  IconKey,
  IconKeyOff,
  IconStack2,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Notification, NotificationKind } from '@wattdesk/contract/notifications.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
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
} as const satisfies Record<NotificationKind, unknown>

/** What concerns the member, newest first. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const t = useT('notifications', 'timeline', 'bulkActions', 'reports', 'profile')
  const query = useQuery(notificationsQuery)
  const reading = { refresh: refreshNotifications, failed: (reason: string) => reason }
  const read = useAction({ act: markRead, ...reading })
  const readAll = useAction({ act: markAllRead, ...reading })
  const { items = [], unread = 0 } = query.data ?? {}
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
      </ul>
    </div>
  )
}

function Words({ notification: { kind, detail, customer, causedBy, createdAt, readAt } }: { notification: Notification }) {
  const { t, find } = useLanguage()
  const Glyph = icons[kind]
  const words = detail
    ? (find(`timeline.alarm.${detail}`) ??
      find(`bulkActions.kind.${detail}`) ??
      find(`reports.work.kind.${detail}`) ??
      find(`profile.role.${detail}`) ??
      (kind.startsWith('access-') ? detail : undefined))
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

/** Leads to what a notification is about. */
function Place({ notification: { kind, objectId, customer }, onOpen, children }: PlaceProps) {
  if (kind === 'bulk-action-done') {
    return (
      <Link to="/dashboard/customers/bulk-actions/$bulkActionId" params={{ bulkActionId: objectId }} onClick={onOpen}>
        {children}
      </Link>
    )
  }
  if (kind === 'alarm-assigned' && customer) {
    return (
      <Link to="/dashboard/customers/$customerId/alarms" params={{ customerId: customer.id }} search={{ alarm: objectId }} onClick={onOpen}>
        {children}
      </Link>
    )
  }
  if (kind === 'import-done' || kind === 'import-failed') {
    return (
      <Link to="/dashboard/customers/upload" search={{ import: objectId }} onClick={onOpen}>
        {children}
      </Link>
    )
  }
  if (kind === 'access-requested') {
    return (
      <Link to="/dashboard/account/members" onClick={onOpen}>
        {children}
      </Link>
    )
  }
  if (kind === 'access-granted' || kind === 'access-declined' || kind === 'access-lent') {
    return (
      <Link to="/dashboard/profile/summary" onClick={onOpen}>
        {children}
      </Link>
    )
  }
  return (
    <Link to="/dashboard/work" onClick={onOpen}>
      {children}
    </Link>
  )
}
