import { useRouter } from '@tanstack/react-router'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Explaining, type Explanation } from '@wattdesk/ui/overlay/explaining.ts'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { toasts } from '../api/toasts.ts'
import { takeRefused } from '../session/guards.ts'
import { useCan } from '../session/use-session.ts'
import { permissionsOfReason } from './refusals.ts'

const WhyNotDialog = lazyDialog(async () => ({ default: (await import('../areas/account/WhyNotDialog.tsx')).WhyNotDialog }))

/** Lets every disabled action below it explain which permission it needs and who can grant it, and request it. */
export function WhyNot({ children }: { children: ReactNode }) {
  const speech = useLanguage()
  const can = useCan()
  const [opened, setOpened] = useState<{ reason: string; permissions: Permission[] }>()
  const router = useRouter()
  const tell = useEffectEvent(() => {
    const permissions = [...takeRefused()]
    if (permissions.length === 0) return
    const reason = speech.t('shell.forbidden.sent')
    const action = { label: speech.t('shell.forbidden.ask'), run: () => setOpened({ reason, permissions }) }
    toasts.show({ message: reason, toastType: 'warning', action })
  })
  useEffect(() => {
    tell()
    return router.subscribe('onResolved', tell)
  }, [router])
  const explain = useCallback(
    (reason: string): Explanation | undefined => {
      const permissions = permissionsOfReason(reason, speech)?.filter((one) => !can(one))
      if (!permissions?.length) return undefined
      return { hint: speech.t('shell.whyNot'), open: () => setOpened({ reason, permissions }) }
    },
    [speech, can],
  )
  return (
    <Explaining value={explain}>
      {children}
      <Suspense>{opened ? <WhyNotDialog {...opened} onClose={() => setOpened(undefined)} /> : null}</Suspense>
    </Explaining>
  )
}
