import { createFileRoute } from '@tanstack/react-router'
import type { ImportsSearch } from '../../../../areas/imports/import-lists.ts'
import { PartnerImportsTab } from '../../../../areas/imports/PartnerImportsTab.tsx'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/upload')({
  validateSearch: addressOf<ImportsSearch>,
  beforeLoad: () => requirePermission('write:customers'),
  component: PartnerImportsTab,
})
