import { createFileRoute } from '@tanstack/react-router'
import { DataImportTab } from '../../../../areas/data-import/DataImportTab.tsx'
import { validateDataImportSearch } from '../../../../areas/data-import/data-import-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/data-import')({
  validateSearch: validateDataImportSearch,
  beforeLoad: () => requirePermission('read:data-import'),
  component: DataImportTab,
})
