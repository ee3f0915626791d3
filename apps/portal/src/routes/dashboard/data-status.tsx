import { createFileRoute } from '@tanstack/react-router'
import { DataStatusScreen } from '../../areas/data-import/DataStatusScreen.tsx'
import type { DataStatusSearch } from '../../areas/data-import/data-status-list.ts'
import { prepareAreas } from '../../language/language-choice.ts'
import { openDefaultView } from '../../lists/default-views.ts'
import { addressOf } from '../../lists/list-address.ts'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/data-status')({
  validateSearch: addressOf<DataStatusSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:data-import')
    openDefaultView('data-status', { search, cause })
  },
  loader: () => prepareAreas('dataImport', 'fleet', 'customers', 'savedViews', 'devices'),
  component: DataStatusScreen,
})
