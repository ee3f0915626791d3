import type { ClientCredentials, ClientCredentialsWithSecret } from '@wattdesk/contract/api-access/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { dropCredentials, refreshCredentials, resetSecret } from './api-access.queries.ts'

type Props = { credentials: ClientCredentials; onClose: () => void }

/** The program stops until it has the new secret. */
export function ResetSecretDialog({ credentials, onClose, onMade }: Props & { onMade: (made: ClientCredentialsWithSecret) => void }) {
  const t = useT('apiAccess')
  const reset = useAction({
    act: () => resetSecret(credentials),
    refresh: refreshCredentials,
    onDone: onMade,
    onError: () => {
      onClose()
      return false
    },
  })
  return (
    <ConfirmDialog
      title={t('apiAccess.reset.title')}
      confirmLabel={t('apiAccess.reset.confirm')}
      isDanger
      isPending={reset.isPending}
      onConfirm={reset.run}
      onClose={onClose}
    >
      <p>{t('apiAccess.reset.text', { name: credentials.name })}</p>
    </ConfirmDialog>
  )
}

/** Confirmed by typing the name, because the program loses access at once. */
export function RemoveCredentialsDialog({ credentials, onClose }: Props) {
  const t = useT('apiAccess')
  const remove = useAction({
    act: () => dropCredentials(credentials.id),
    done: t('apiAccess.remove.done', { name: credentials.name }),
    refresh: refreshCredentials,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('apiAccess.remove.title')}
      confirmLabel={t('apiAccess.remove.confirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
      typed={{ label: t('apiAccess.field.name'), value: credentials.name }}
    >
      <p>{t('apiAccess.remove.text', { name: credentials.name })}</p>
    </ConfirmDialog>
  )
}
