import { createFileRoute } from '@tanstack/react-router'
import { ImportsScreen } from '../../../areas/imports/ImportsScreen.tsx'
import type { ImportsSearch } from '../../../areas/imports/import-lists.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/upload')({
  validateSearch: addressOf<ImportsSearch>,
  beforeLoad: () => requirePermission('write:customers'),
  component: ImportsScreen,
})
