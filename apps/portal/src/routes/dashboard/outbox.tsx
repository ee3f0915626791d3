import { createFileRoute } from '@tanstack/react-router'
import type { MailSearch } from '../../areas/mails/mail-list.ts'
import { OutboxScreen } from '../../areas/mails/OutboxScreen.tsx'
import { openDefaultView } from '../../lists/default-views.ts'
import { addressOf } from '../../lists/list-address.ts'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/outbox')({
  validateSearch: addressOf<MailSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:notifications')
    openDefaultView('outbox', { search, cause })
  },
  component: OutboxScreen,
})
