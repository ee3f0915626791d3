import { useRouter } from '@tanstack/react-router'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { rememberReturnPath } from '../../session/storage.ts'
import { startSignIn } from '../../sign-in/sign-in.ts'

type Props = {
  onClose: () => void
  /** Keeps what was typed until the member returns. */
  onLeave?: () => void
}

/** Signs the member in again, then returns to this page. */
export function FreshProofDialog({ onClose, onLeave }: Props) {
  const t = useT('profile')
  const { language } = useLanguage()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const again = useAction({
    act: () => {
      rememberReturnPath(router.state.location.href)
      onLeave?.()
      return startSignIn(tagOf(language), true)
    },
    onDone: () => setLeaving(true),
    onError: () => {
      onClose()
      return false
    },
  })
  return (
    <ConfirmDialog
      title={t('profile.twoFactor.freshTitle')}
      confirmLabel={t('profile.twoFactor.freshAction')}
      isPending={again.isPending || isLeaving}
      onConfirm={again.run}
      onClose={onClose}
    >
      <p>{t('profile.twoFactor.freshHint')}</p>
    </ConfirmDialog>
  )
}
