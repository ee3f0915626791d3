import { Button } from '@mantine/core'
import type { connectChargePoint } from '@wattdesk/contract/charging/calls.ts'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useDialogWork } from '@wattdesk/ui/overlay/dialog-work.ts'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { DialogForm } from '../../../forms/DialogForm.tsx'
import { useAction } from '../../../forms/use-action.ts'
import layout from '../../../page/layout.module.css'
import { refreshInstallations } from '../installations.queries.ts'
import { makeWallboxPassword } from './charging.queries.ts'

type Made = ResponseOf<typeof connectChargePoint>
type Props = {
  customerId: string
  deviceId: string
  /** Whether it has a password, which becomes invalid. */
  isKnown: boolean
  onClose: () => void
}

/** Generates the password with which a wallbox connects, and shows it once, until the button closes it. */
export function OcppDialog({ onClose, ...props }: Props) {
  const t = useT('charging')
  const [made, setMade] = useState<Made>()
  return (
    <Dialog title={t('charging.connect')} onClose={onClose} isPinned={made !== undefined}>
      {made ? <Access made={made} /> : <MakeForm {...props} onMade={setMade} />}
    </Dialog>
  )
}

function MakeForm({ customerId, deviceId, isKnown, onMade }: Omit<Props, 'onClose'> & { onMade: (made: Made) => void }) {
  const t = useT('charging')
  const make = useAction({
    act: () => makeWallboxPassword(customerId, deviceId),
    failed: (message) => t('charging.failed', { message }),
    showsErrors: true,
    refresh: (client) => refreshInstallations(client, customerId),
    onDone: onMade,
  })
  return (
    <DialogForm action={make} isDirty={false} submit={t('charging.makePassword')} onSubmit={() => make.run()}>
      <p>{t(isKnown ? 'charging.connectAgain' : 'charging.connectHint')}</p>
    </DialogForm>
  )
}

function Access({ made: { url, identity, password } }: { made: Made }) {
  const t = useT('charging')
  const leave = useDialogWork({ isDirty: false, isBusy: false })
  return (
    <div className={layout.stack}>
      <p>{t('charging.passwordOnce')}</p>
      <FactList
        facts={[
          { label: t('charging.url'), value: <CopyableId text={url} /> },
          { label: t('charging.identity'), value: <CopyableId text={identity} /> },
          { label: t('charging.password'), value: <CopyableId text={password} /> },
        ]}
      />
      <div className={layout.buttons}>
        <Button onClick={() => leave()} data-autofocus>
          {t('ui.action.close')}
        </Button>
      </div>
    </div>
  )
}
