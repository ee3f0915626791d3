import { createFileRoute } from '@tanstack/react-router'
import { SettingsLayout } from './-SettingsLayout.tsx'

export const Route = createFileRoute('/dashboard/settings')({ component: SettingsLayout })
