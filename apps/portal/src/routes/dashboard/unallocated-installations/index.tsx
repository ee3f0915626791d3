import { createFileRoute } from '@tanstack/react-router'
import { requirePermission } from '../../../session/guards.ts'
import { ComingInstallationsPage } from '../../../shell/ComingInstallationsPage.tsx'

export const Route = createFileRoute('/dashboard/unallocated-installations/')({
  beforeLoad: () => requirePermission('read:unpaired-devices'),
  component: ComingInstallationsPage,
})
