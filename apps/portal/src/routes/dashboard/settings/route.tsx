import { createFileRoute } from '@tanstack/react-router'
import { SettingsLayout } from '../../../areas/settings/SettingsLayout.tsx'

export const Route = createFileRoute('/dashboard/settings')({ component: SettingsLayout })
