import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { allPermissions, type Permission } from '@wattdesk/contract/permissions.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useState } from 'react'
import { HomeLink } from '../page/HomeLink.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import classes from './pages.module.css'

const WhyNotDialog = lazyDialog(async () => ({ default: (await import('../areas/account/WhyNotDialog.tsx')).WhyNotDialog }))

/** Replaces a screen that the member may not see. `needed`: the permission that the server reports as missing. */
export function ForbiddenPage({ needed }: { needed?: string }) {
  const t = useT('shell')
  const [isAsking, setAsking] = useState(false)
  usePageTitle(t('shell.forbidden.title'))
  const permissions = (needed ?? '').split(', ').filter((one): one is Permission => (allPermissions as string[]).includes(one))
  const ask = <Button onClick={() => setAsking(true)}>{t('shell.forbidden.ask')}</Button>
  return (
    <div className={classes.page}>
      <EmptyState
        isPage
        icon={IconLock}
        title={t('shell.forbidden.title')}
        action={
          <div className={classes.actions}>
            {permissions.length > 0 ? ask : null}
            <HomeLink />
          </div>
        }
      >
        {t('shell.forbidden.hint')}
      </EmptyState>
      <Suspense>
        {isAsking ? <WhyNotDialog reason={t('shell.forbidden.hint')} permissions={permissions} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </div>
  )
}
