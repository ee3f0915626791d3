import { createFileRoute } from '@tanstack/react-router'
import { AffiliateScreen } from '../../../../areas/tenants/AffiliateScreen.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/settings/tenant-affiliate/$affiliateId')({
  beforeLoad: () => requirePermission('read:system-settings'),
  component: AffiliateScreen,
})
