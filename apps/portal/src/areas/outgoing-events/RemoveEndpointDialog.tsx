import type { EventEndpoint } from '@wattdesk/contract/outgoing-events/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { dropEndpoint, refreshEvents } from './outgoing-events.queries.ts'

export function RemoveEndpointDialog({ endpoint: { id, name }, onClose }: { endpoint: EventEndpoint; onClose: () => void }) {
  const t = useT('outgoingEvents')
  const remove = useAction({
    act: () => dropEndpoint(id),
    done: t('outgoingEvents.remove.done', { name }),
    refresh: refreshEvents,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('outgoingEvents.remove.title')}
      confirmLabel={t('outgoingEvents.remove.confirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
      typed={{ label: t('outgoingEvents.field.name'), value: name }}
    >
      <p>{t('outgoingEvents.remove.text', { name })}</p>
    </ConfirmDialog>
  )
}
