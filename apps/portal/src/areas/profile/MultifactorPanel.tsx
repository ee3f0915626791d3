import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '@wattdesk/contract/profile.ts'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { reportError } from '../../api/report-error.ts'
import { codeOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { FreshProofDialog } from './FreshProofDialog.tsx'
import classes from './profile.module.css'
import { beginMultifactor, dropMultifactor } from './profile.queries.ts'

const SetupDialog = lazy(async () => ({ default: (await import('./MultifactorSetupDialog.tsx')).MultifactorSetupDialog }))

type Setup = Awaited<ReturnType<typeof beginMultifactor>>
type Open = { kind: 'setup'; setup: Setup } | { kind: 'remove' } | { kind: 'fresh' }

/** The state of two-factor authentication, with a button to change it. */
export function MultifactorPanel({ multifactor }: { multifactor: Profile['multifactor'] }) {
  const t = useT('profile')
  const can = useCan()
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const refused = (error: unknown) => {
    if (codeOf(error) === 'FreshProofRequired') return setOpen({ kind: 'fresh' })
    close()
    reportError(error)
  }
  const begin = useMutation({
    meta: { showsErrors: true },
    mutationFn: beginMultifactor,
    onSuccess: (setup) => setOpen({ kind: 'setup', setup }),
    onError: refused,
  })
  const remove = useMutation({
    meta: { showsErrors: true },
    mutationFn: dropMultifactor,
    onSuccess: () => {
      close()
      toasts.show({ message: t('profile.twoFactor.removed'), toastType: 'success' })
      return client.invalidateQueries({ queryKey: ['profile'] })
    },
    onError: refused,
  })
  const { isActive, activatedAt, recoveryCodesLeft } = multifactor
  const since = activatedAt ? t('profile.twoFactor.since', { time: formatInstant(activatedAt) }) : undefined
  return (
    <Panel
      title={t('profile.twoFactor.title')}
      marks={
        <StatusDot tone={isActive ? 'ok' : 'warning'} detail={since}>
          {t(isActive ? 'profile.twoFactor.active' : 'profile.twoFactor.inactive')}
        </StatusDot>
      }
    >
      <p className={classes.text}>{t('profile.twoFactor.intro')}</p>
      {isActive ? (
        <div className={classes.inline}>
          {can('delete:profile-multifactor') ? (
            <Button variant="default" onClick={() => setOpen({ kind: 'remove' })}>
              {t('profile.twoFactor.remove')}
            </Button>
          ) : null}
          <span className={layout.hint}>{t('profile.twoFactor.codesLeft', { count: recoveryCodesLeft })}</span>
        </div>
      ) : can('write:profile-multifactor') ? (
        <Button loading={begin.isPending} onClick={() => begin.mutate()}>
          {t('profile.twoFactor.activate')}
        </Button>
      ) : null}
      <Suspense>{open?.kind === 'setup' ? <SetupDialog setup={open.setup} onClose={close} /> : null}</Suspense>
      {open?.kind === 'fresh' ? <FreshProofDialog onClose={close} /> : null}
      {open?.kind === 'remove' ? (
        <ConfirmDialog
          title={t('profile.twoFactor.removeTitle')}
          confirmLabel={t('profile.twoFactor.remove')}
          isDanger
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={close}
        >
          <p>{t('profile.twoFactor.removeHint')}</p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}
