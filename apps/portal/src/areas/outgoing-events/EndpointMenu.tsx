import { ActionIcon } from '@mantine/core'
import {
  IconDots,
  IconKey,
  IconListDetails,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { EventEndpoint } from '@wattdesk/contract/outgoing-events/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu, type MenuItem } from '@wattdesk/ui/overlay/Menu.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useCan } from '../../session/use-session.ts'
import { pauseEndpoint, refreshEvents, resumeEndpoint, sendTest } from './outgoing-events.queries.ts'

export type EndpointDialog = 'edit' | 'replace-secret' | 'send-again' | 'remove'

type Props = { endpoint: EventEndpoint; onOpen: (dialog: EndpointDialog) => void }

export function EndpointMenu({ endpoint, onOpen }: Props) {
  const t = useT('outgoingEvents')
  const can = useCan()
  const navigate = useNavigate()
  const { id, name } = endpoint
  const isPaused = endpoint.state === 'paused'
  const test = useAction({ act: () => sendTest(id), done: t('outgoingEvents.test.done', { name }), refresh: refreshEvents })
  const pause = useAction({ act: () => pauseEndpoint(endpoint), done: t('outgoingEvents.pause.done', { name }), refresh: refreshEvents })
  const resume = useAction({ act: () => resumeEndpoint(endpoint), done: t('outgoingEvents.resume.done', { name }), refresh: refreshEvents })
  const change = can('write:outgoing-events') ? {} : { disabledReason: t('outgoingEvents.noPermission') }
  const remove = can('delete:outgoing-events') ? {} : { disabledReason: t('outgoingEvents.noPermission') }
  const items: MenuItem[] = [
    {
      key: 'deliveries',
      label: t('outgoingEvents.deliveries.action'),
      icon: IconListDetails,
      onSelect: () => void navigate({ to: '/dashboard/settings/event-deliveries', search: { endpoint: id } }),
    },
    isPaused
      ? { key: 'resume', label: t('outgoingEvents.resume.action'), icon: IconPlayerPlay, onSelect: () => resume.run(), ...change }
      : { key: 'test', label: t('outgoingEvents.test.action'), icon: IconSend, onSelect: () => test.run(), ...change },
    { key: 'again', label: t('outgoingEvents.again.action'), icon: IconRefresh, onSelect: () => onOpen('send-again'), ...change },
    { key: 'edit', label: t('outgoingEvents.edit.action'), icon: IconPencil, onSelect: () => onOpen('edit'), startsGroup: true, ...change },
    { key: 'secret', label: t('outgoingEvents.rotate.action'), icon: IconKey, onSelect: () => onOpen('replace-secret'), ...change },
    ...(isPaused
      ? []
      : [{ key: 'pause', label: t('outgoingEvents.pause.action'), icon: IconPlayerPause, onSelect: () => pause.run(), ...change }]),
    {
      key: 'remove',
      label: t('outgoingEvents.remove.action'),
      icon: IconTrash,
      isDanger: true,
      startsGroup: true,
      onSelect: () => onOpen('remove'),
      ...remove,
    },
  ]
  const label = t('outgoingEvents.more', { name })
  return (
    <Menu
      label={label}
      items={items}
      placement="bottom-end"
      trigger={(props) => (
        <ActionIcon {...props} variant="default" size={28} aria-label={label}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
