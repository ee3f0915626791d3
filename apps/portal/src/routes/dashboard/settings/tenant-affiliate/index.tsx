import { createFileRoute } from '@tanstack/react-router'
import { AffiliatesScreen } from '../../../../areas/tenants/AffiliatesScreen.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/settings/tenant-affiliate/')({
  beforeLoad: () => requirePermission('read:system-settings'),
  component: AffiliatesScreen,
})
