import { IconBan, IconKey } from '@tabler/icons-react'
import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import { credentialOfferedForMs } from '@wattdesk/contract/gateways/terms.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../../forms/DialogForm.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { ActionButton } from '../../../page/ActionButton.tsx'
import { refreshInstallations, revokeCredential, rotateCredential } from '../installations.queries.ts'
import type { Reasons } from '../use-installation-rights.ts'

type Props = { customerId: string; gateway: Gateway }

/** Actions on the credential with which the gateway signs in to the broker. */
export function CredentialButton({ reasons, ...props }: Props & { reasons: Reasons }) {
  const t = useT('installations')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton isSmall icon={IconKey} reason={reasons.edit} onClick={() => setOpen(true)}>
        {t('installations.credential.title')}
      </ActionButton>
      {isOpen ? <CredentialDialog {...props} revokeReason={reasons.remove} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type DialogProps = Props & { revokeReason: string | undefined; onClose: () => void }

/** Issues another credential, or revokes the current one. */
function CredentialDialog({ onClose, ...props }: DialogProps) {
  const t = useT('installations')
  return (
    <Dialog title={t('installations.credential.title')} size="md" onClose={onClose}>
      <CredentialForm {...props} onClose={onClose} />
    </Dialog>
  )
}

function CredentialForm({ customerId, gateway, revokeReason, onClose }: DialogProps) {
  const t = useT('installations')
  const { state, changedAt } = gateway.credential
  // Until then, starting again would have no effect.
  const isBeingSent = state === 'rotating' && changedAt !== null && nowMs() < Date.parse(changedAt) + credentialOfferedForMs
  const refresh = (client: Parameters<typeof refreshInstallations>[0]) => refreshInstallations(client, customerId)
  const rotate = useAction({
    act: () => rotateCredential(customerId, gateway.configurationId),
    done: t(state === 'revoked' ? 'installations.credential.renewed' : 'installations.credential.rotated'),
    failed: (message) => t('installations.credential.failed', { message }),
    showsErrors: true,
    refresh,
    onDone: onClose,
  })
  const revoke = useAction({
    act: () => revokeCredential(customerId, gateway.configurationId),
    done: t('installations.credential.revoked'),
    failed: (message) => t('installations.credential.failed', { message }),
    showsErrors: true,
    refresh,
    onDone: onClose,
  })
  const [isSure, setSure] = useState(false)
  const isRevoking = isSure && state !== 'revoked'
  const action = isRevoking ? revoke : rotate
  return (
    <DialogForm
      onSubmit={() => action.run()}
      action={action}
      isDirty={false}
      submit={t(isRevoking ? 'installations.credential.revoke' : 'installations.credential.rotate')}
      isDangerous={isRevoking}
      isBlocked={isBeingSent && !isRevoking}
      more={
        state === 'revoked' || isSure ? undefined : (
          <ActionButton reason={revokeReason} icon={IconBan} onClick={() => setSure(true)}>
            {t('installations.credential.revoke')} …
          </ActionButton>
        )
      }
      {...(isRevoking ? { cancel: t('ui.action.back'), onCancel: () => setSure(false) } : {})}
    >
      <p>{t(`installations.credential.text.${isRevoking ? 'revoke' : state}`, { serial: gateway.serialNumber })}</p>
    </DialogForm>
  )
}
