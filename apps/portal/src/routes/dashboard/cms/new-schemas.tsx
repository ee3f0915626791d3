import { createFileRoute } from '@tanstack/react-router'
import { SchemasScreen } from '../../../areas/content-schemas/SchemasScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/cms/new-schemas')({
  beforeLoad: () => requirePermission('read:cms-schemas'),
  component: SchemasScreen,
})
