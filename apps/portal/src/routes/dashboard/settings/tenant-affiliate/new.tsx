import { createFileRoute } from '@tanstack/react-router'
import { NewAffiliateScreen } from '../../../../areas/tenants/AffiliateScreen.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/settings/tenant-affiliate/new')({
  beforeLoad: () => requirePermission('write:system-settings'),
  component: NewAffiliateScreen,
})
