import { createFileRoute } from '@tanstack/react-router'
import { validateImportsSearch } from '../../../../areas/imports/imports-address.ts'
import { PartnerImportsTab } from '../../../../areas/imports/PartnerImportsTab.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/upload')({
  validateSearch: validateImportsSearch,
  beforeLoad: () => requirePermission('write:customers'),
  component: PartnerImportsTab,
})
