import { createFileRoute } from '@tanstack/react-router'
import { ManageFeaturesScreen } from '../../../areas/feature-groups/ManageFeaturesScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/features/manage')({
  beforeLoad: () => requirePermission('read:supported-features'),
  component: ManageFeaturesScreen,
})
