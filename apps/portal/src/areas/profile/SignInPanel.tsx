import { IconKey, IconMail } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { Profile } from '@wattdesk/contract/profile/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useEffect, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { draftPrefix, readStored, writeStored } from '../../session/storage.ts'
import { useCan } from '../../session/use-session.ts'
import { FreshProofDialog } from './FreshProofDialog.tsx'
import { confirmEmail, mailPasswordLink } from './own-account.queries.ts'
import classes from './profile.module.css'
import { refreshProfile } from './profile.queries.ts'

const ChangeOwnEmailDialog = lazyDialog(async () => ({ default: (await import('./ChangeOwnEmailDialog.tsx')).ChangeOwnEmailDialog }))

/** The new address that was typed before the member had to sign in again. */
const keptKey = `${draftPrefix}own-email`

type Open = { kind: 'email' | 'fresh'; typed: string }

function keptEmail(): Open | undefined {
  const typed = readStored(keptKey)
  return typed === undefined ? undefined : { kind: 'email', typed }
}

/** The member's address and password. Both are changed by mailed links. */
export function SignInPanel({ profile }: { profile: Profile }) {
  const t = useT('profile')
  const can = useCan()
  const [open, setOpen] = useState<Open | undefined>(keptEmail)
  const close = () => setOpen(undefined)
  useEffect(() => {
    writeStored(keptKey, undefined)
  }, [])
  useConfirmation()
  const sendLink = useAction({
    act: mailPasswordLink,
    done: ({ email }) => t('profile.signIn.passwordSent', { email }),
    failed: (reason) => t('profile.signIn.passwordFailed', { reason }),
  })
  return (
    <Panel title={t('profile.signIn.title')}>
      <div className={layout.stack}>
        <p className={classes.address}>{profile.email}</p>
        {can('write:profile') ? (
          <div className={classes.inline}>
            <ActionButton reason={undefined} icon={IconMail} onClick={() => setOpen({ kind: 'email', typed: '' })}>
              {t('profile.signIn.changeEmail')}
            </ActionButton>
            <ActionButton reason={undefined} icon={IconKey} isPending={sendLink.isPending} onClick={() => sendLink.run()}>
              {t('profile.signIn.changePassword')}
            </ActionButton>
            <span className={layout.hint}>{t('profile.signIn.hint')}</span>
          </div>
        ) : null}
      </div>
      <Suspense>
        {open?.kind === 'email' ? (
          <ChangeOwnEmailDialog typed={open.typed} onClose={close} onProof={(typed) => setOpen({ kind: 'fresh', typed })} />
        ) : null}
      </Suspense>
      <Suspense>
        {open?.kind === 'fresh' ? (
          <FreshProofDialog onClose={() => setOpen({ ...open, kind: 'email' })} onLeave={() => writeStored(keptKey, open.typed)} />
        ) : null}
      </Suspense>
    </Panel>
  )
}

const route = getRouteApi('/dashboard/profile/security')

/** If the page was opened by a mailed link, confirms the new address and removes the token from the URL at once. */
function useConfirmation() {
  const t = useT('profile')
  const { confirm } = route.useSearch()
  const navigate = route.useNavigate()
  const { run } = useAction({
    act: confirmEmail,
    done: ({ email }) => t('profile.signIn.emailChanged', { email }),
    failed: (reason) => t('profile.signIn.emailFailed', { reason }),
    refresh: refreshProfile,
  })
  useEffect(() => {
    if (!confirm) return
    void navigate({ search: {}, replace: true })
    run(confirm)
  }, [confirm, navigate, run])
}
