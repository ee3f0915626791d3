import { useRouter } from '@tanstack/react-router'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type Explainer, Explaining } from '@wattdesk/ui/overlay/explaining.ts'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { toasts } from '../api/toasts.ts'
import { takeRefused } from '../session/guards.ts'
import { useCan } from '../session/use-session.ts'

const WhyNotDialog = lazyDialog(async () => ({ default: (await import('../areas/account/WhyNotDialog.tsx')).WhyNotDialog }))

type Refusals = typeof import('./refusals.ts')

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
  const [refusals, setRefusals] = useState<Refusals>()
  const explainer = useMemo<Explainer>(() => {
    const explain = ({ permissionsOfReason }: Refusals, reason: string) => {
      const permissions = permissionsOfReason(reason, speech)?.filter((one) => !can(one))
      if (!permissions?.length) return undefined
      return { hint: speech.t('shell.whyNot'), open: () => setOpened({ reason, permissions }) }
    }
    return {
      find: async (reason) => {
        const loaded = await import('./refusals.ts').catch(() => undefined)
        if (loaded) setRefusals(loaded)
        return loaded && explain(loaded, reason)
      },
      known: (reason) => refusals && explain(refusals, reason),
    }
  }, [speech, can, refusals])
  return (
    <Explaining value={explainer}>
      {children}
      <Suspense>{opened ? <WhyNotDialog {...opened} onClose={() => setOpened(undefined)} /> : null}</Suspense>
    </Explaining>
  )
}
