import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Popover } from '@wattdesk/ui/overlay/Popover.tsx'
import { lazy, Suspense } from 'react'
import { notificationsQuery } from '../areas/notifications/notifications.queries.ts'
import classes from './Header.module.css'

const NotificationList = lazy(async () => ({ default: (await import('../areas/notifications/NotificationList.tsx')).NotificationList }))

export function NotificationBell() {
  const t = useT('shell')
  const { data } = useQuery(notificationsQuery)
  const unread = data?.unread ?? 0
  const label = t(unread > 0 ? 'shell.header.unread' : 'shell.header.notifications', { count: unread })
  return (
    <Popover
      label={t('shell.header.notifications')}
      placement="bottom-end"
      trigger={(props) => (
        <ActionIcon size={34} aria-label={label} className={classes.bell} {...props}>
          <IconBell size={18} aria-hidden />
          {unread > 0 ? <span aria-hidden>{unread}</span> : null}
        </ActionIcon>
      )}
    >
      {(close) => (
        <Suspense>
          <NotificationList onLeave={close} />
        </Suspense>
      )}
    </Popover>
  )
}
