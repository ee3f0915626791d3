import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../../areas/mails/OutboxScreen.tsx'
import { validateOutboxSearch } from '../../areas/mails/outbox-address.ts'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/outbox')({
  validateSearch: validateOutboxSearch,
  beforeLoad: () => requirePermission(['read:notifications', 'read:customers-users'], { all: true }),
  component: OutboxScreen,
})
