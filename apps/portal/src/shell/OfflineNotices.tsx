import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useIsReachable } from '@wattdesk/ui/network/use-is-reachable.ts'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { keptWork, subscribeToKeptWork } from '../offline/kept-work.ts'
import { useNewRelease } from '../offline/use-new-release.ts'
import classes from './ShellNotices.module.css'

const KeptWorkNotice = lazy(async () => ({ default: (await import('./KeptWorkNotice.tsx')).KeptWorkNotice }))

/** Shown above every screen: no network, queued work, and a new release. */
export function OfflineNotices() {
  const t = useT('offline')
  const isOnline = useIsReachable()
  const hasWork = useSyncExternalStore(subscribeToKeptWork, keptWork).length > 0
  const isNewRelease = useNewRelease()
  return (
    <>
      {isOnline ? null : (
        <div role="status" className={classes.notice} data-tone="warning">
          <IconCloudOff size={16} aria-hidden />
          <span>{t('offline.notice')}</span>
        </div>
      )}
      {hasWork ? (
        <Suspense>
          <KeptWorkNotice isOnline={isOnline} />
        </Suspense>
      ) : null}
      {isNewRelease ? (
        <div role="status" className={classes.notice} data-tone="info">
          <IconRefresh size={16} aria-hidden />
          <span>{t('offline.release')}</span>
          <Button size="compact-sm" onClick={() => location.reload()}>
            {t('offline.reload')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
