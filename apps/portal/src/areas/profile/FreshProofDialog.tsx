import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { rememberReturnPath } from '../../session/storage.ts'
import { startSignIn } from '../../sign-in/sign-in.ts'

/** Asks the member to sign in again, then returns to this page. */
export function FreshProofDialog({ onClose }: { onClose: () => void }) {
  const t = useT('profile')
  const { language } = useLanguage()
  const router = useRouter()
  const again = useMutation({
    mutationFn: () => {
      rememberReturnPath(router.state.location.href)
      return startSignIn(tagOf(language), true)
    },
    onError: onClose,
  })
  return (
    <ConfirmDialog
      title={t('profile.twoFactor.freshTitle')}
      confirmLabel={t('profile.twoFactor.freshAction')}
      isPending={again.isPending || again.isSuccess}
      onConfirm={() => again.mutate()}
      onClose={onClose}
    >
      <p>{t('profile.twoFactor.freshHint')}</p>
    </ConfirmDialog>
  )
}
