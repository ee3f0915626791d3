import { createFileRoute } from '@tanstack/react-router'
import { ImportsScreen } from '../../../areas/imports/ImportsScreen.tsx'
import { validateImportsSearch } from '../../../areas/imports/imports-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/upload')({
  validateSearch: validateImportsSearch,
  beforeLoad: () => requirePermission('write:customers'),
  component: ImportsScreen,
})
