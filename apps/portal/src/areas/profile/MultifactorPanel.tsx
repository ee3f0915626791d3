import { Button } from '@mantine/core'
import type { Profile } from '@wattdesk/contract/profile/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { useAction } from '../../forms/use-action.ts'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { FreshProofDialog } from './FreshProofDialog.tsx'
import { beginMultifactor, dropMultifactor } from './own-account.queries.ts'
import classes from './profile.module.css'
import { refreshProfile } from './profile.queries.ts'

const SetupDialog = lazyDialog(async () => ({ default: (await import('./MultifactorSetupDialog.tsx')).MultifactorSetupDialog }))

type Setup = Awaited<ReturnType<typeof beginMultifactor>>
type Open = { kind: 'setup'; setup: Setup } | { kind: 'remove' } | { kind: 'fresh' }

export function MultifactorPanel({ multifactor }: { multifactor: Profile['multifactor'] }) {
  const t = useT('profile')
  const can = useCan()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const askForProof = (error: unknown) => {
    const isAsked = codeOf(error) === 'FreshProofRequired'
    if (isAsked) setOpen({ kind: 'fresh' })
    return isAsked
  }
  const begin = useAction({
    act: beginMultifactor,
    onDone: (setup) => setOpen({ kind: 'setup', setup }),
    onError: askForProof,
  })
  const remove = useAction({
    act: dropMultifactor,
    done: t('profile.twoFactor.removed'),
    refresh: refreshProfile,
    onDone: close,
    onError: (error) => {
      close()
      return askForProof(error)
    },
  })
  const { isActive, activatedAt, recoveryCodesLeft } = multifactor
  const since = activatedAt ? t('profile.twoFactor.since', { time: formatInstantInZones(activatedAt) }) : undefined
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
        <Button loading={begin.isPending} onClick={() => begin.run()}>
          {t('profile.twoFactor.activate')}
        </Button>
      ) : null}
      <Suspense>{open?.kind === 'setup' ? <SetupDialog setup={open.setup} onClose={close} /> : null}</Suspense>
      <Suspense>{open?.kind === 'fresh' ? <FreshProofDialog onClose={close} /> : null}</Suspense>
      {open?.kind === 'remove' ? (
        <ConfirmDialog
          title={t('profile.twoFactor.removeTitle')}
          confirmLabel={t('profile.twoFactor.remove')}
          isDanger
          isPending={remove.isPending}
          onConfirm={remove.run}
          onClose={close}
        >
          <p>{t('profile.twoFactor.removeHint')}</p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}
