import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../../areas/mails/OutboxScreen.tsx'
import { validateOutboxSearch } from '../../areas/mails/outbox-address.ts'
import { openDefaultView } from '../../lists/default-views.ts'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/outbox')({
  validateSearch: validateOutboxSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:notifications', 'read:customers-users'], { all: true })
    openDefaultView('outbox', { search, cause })
  },
  component: OutboxScreen,
})
