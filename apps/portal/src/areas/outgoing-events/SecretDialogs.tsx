import { Button } from '@mantine/core'
import type { EventEndpoint, EventEndpointWithSecret } from '@wattdesk/contract/outgoing-events/models.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useDialogWork } from '@wattdesk/ui/overlay/dialog-work.ts'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import layout from '../../page/layout.module.css'
import classes from './outgoing-events.module.css'
import { refreshEvents, replaceSecret } from './outgoing-events.queries.ts'

type Made = { made: EventEndpointWithSecret; onClose: () => void }

/** The secret is never shown again, so that only the button closes it. */
export function SecretDialog({ made, onClose }: Made) {
  const t = useT('outgoingEvents')
  return (
    <Dialog title={t('outgoingEvents.secret.title', { name: made.name })} onClose={onClose} isPinned>
      <Secret made={made} />
    </Dialog>
  )
}

function Secret({ made }: Pick<Made, 'made'>) {
  const t = useT('outgoingEvents')
  const leave = useDialogWork({ isDirty: false, isBusy: false })
  return (
    <div className={layout.stack}>
      <p>{t('outgoingEvents.secret.once')}</p>
      <div className={classes.boxed}>
        <FactList facts={[{ label: t('outgoingEvents.field.secret'), value: <CopyableId text={made.secret} /> }]} />
      </div>
      <div className={layout.buttons}>
        <Button onClick={() => leave()} data-autofocus>
          {t('outgoingEvents.secret.stored')}
        </Button>
      </div>
    </div>
  )
}

type Props = { endpoint: EventEndpoint; onClose: () => void; onMade: (made: EventEndpointWithSecret) => void }

/** Both secrets sign for a day. */
export function ReplaceSecretDialog({ endpoint, onClose, onMade }: Props) {
  const t = useT('outgoingEvents')
  const replace = useAction({
    act: () => replaceSecret(endpoint),
    refresh: refreshEvents,
    onDone: onMade,
    onError: () => {
      onClose()
      return false
    },
  })
  return (
    <ConfirmDialog
      title={t('outgoingEvents.rotate.title')}
      confirmLabel={t('outgoingEvents.rotate.action')}
      isPending={replace.isPending}
      onConfirm={replace.run}
      onClose={onClose}
    >
      <p>{t('outgoingEvents.rotate.text', { name: endpoint.name })}</p>
    </ConfirmDialog>
  )
}
