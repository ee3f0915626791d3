import { Button } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { toasts } from '../api/toasts.ts'
import { sendKeptWork } from '../offline/keep-work.ts'
import { isOwn, keptWork, subscribeToKeptWork } from '../offline/kept-work.ts'
import { sendOne } from '../offline/send-kept-work.ts'
import { KeptWorkDialog } from './KeptWorkDialog.tsx'
import classes from './ShellNotices.module.css'

const tryEveryMs = 20_000

/** Shows how much work waits for the network, and sends it as soon as possible. */
export function KeptWorkNotice({ isOnline }: { isOnline: boolean }) {
  const t = useT('offline')
  const client = useQueryClient()
  const works = useSyncExternalStore(subscribeToKeptWork, keptWork).filter(isOwn)
  const [isShown, setShown] = useState(false)
  const refused = works.filter(({ refusal }) => refusal !== undefined).length
  const waiting = works.length - refused
  useEffect(() => {
    if (!isOnline || waiting === 0) return undefined
    const send = async () => {
      const sent = await sendKeptWork(sendOne)
      if (sent === 0) return
      toasts.show({ message: t('offline.work.sent', { count: sent }), toastType: 'success' })
      await client.invalidateQueries()
    }
    void send()
    // The browser may claim to be online while the server is unreachable.
    const timer = setInterval(() => void send(), tryEveryMs)
    return () => clearInterval(timer)
  }, [isOnline, waiting, client, t])
  if (works.length === 0) return null
  return (
    <>
      <div role="status" className={classes.notice} data-tone="warning">
        <IconCloudUp size={16} aria-hidden />
        <span>
          {waiting > 0 ? t('offline.work.waiting', { count: waiting }) : null}{' '}
          {refused > 0 ? t('offline.work.refused', { count: refused }) : null}
        </span>
        <Button size="compact-sm" variant="default" onClick={() => setShown(true)}>
          {t('offline.work.show')}
        </Button>
      </div>
      {isShown ? <KeptWorkDialog works={works} onClose={() => setShown(false)} /> : null}
    </>
  )
}
