import { TextInput } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import layout from '../../page/layout.module.css'
import { changeEmail } from './own-account.queries.ts'

type Props = {
  /** Typed before, when the server required a recent sign-in first. */
  typed: string
  onClose: () => void
  onProof: (typed: string) => void
}

/** The new address gets a confirmation link. */
export function ChangeOwnEmailDialog({ typed, onClose, onProof }: Props) {
  const t = useT('profile')
  const [email, setEmail] = useState(typed)
  const change = useAction({
    act: () => changeEmail(email),
    done: (sent) => t(sent.expiresAt ? 'profile.signIn.emailSent' : 'profile.signIn.emailSame', { email: sent.email }),
    failed: (reason) => t('profile.signIn.emailFailed', { reason }),
    showsErrors: true,
    onDone: onClose,
    onError: (error) => {
      const isAsked = codeOf(error) === 'FreshProofRequired'
      if (isAsked) onProof(email)
      return isAsked
    },
  })
  return (
    <Dialog title={t('profile.signIn.changeEmail')} onClose={onClose}>
      <DialogForm
        onSubmit={() => change.run()}
        action={change}
        isDirty={email !== ''}
        submit={t('profile.signIn.emailSubmit')}
        isBlocked={!email.includes('@')}
      >
        <TextInput
          type="email"
          label={t('profile.signIn.newEmail')}
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          data-autofocus
        />
        <p className={layout.hint}>{t('profile.signIn.emailHint')}</p>
      </DialogForm>
    </Dialog>
  )
}
