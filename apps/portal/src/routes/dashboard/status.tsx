import { createFileRoute } from '@tanstack/react-router'
import { StatusScreen } from '../../areas/operation/StatusScreen.tsx'
import { SettingsTabs } from '../../areas/settings/SettingsTabs.tsx'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/status')({
  beforeLoad: () => requirePermission('read:service-status'),
  component: () => (
    <>
      <SettingsTabs />
      <StatusScreen />
    </>
  ),
})
