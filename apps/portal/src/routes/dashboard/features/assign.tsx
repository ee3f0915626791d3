import { createFileRoute } from '@tanstack/react-router'
import { AssignFeaturesScreen } from '../../../areas/feature-groups/AssignFeaturesScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/features/assign')({
  beforeLoad: () => requirePermission('read:supported-feature-groups'),
  component: AssignFeaturesScreen,
})
