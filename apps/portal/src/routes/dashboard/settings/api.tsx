import { createFileRoute } from '@tanstack/react-router'
import { VendorsScreen } from '../../../areas/vendors/VendorsScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/settings/api')({
  beforeLoad: () => requirePermission('read:system-settings'),
  component: VendorsScreen,
})
