import { createFileRoute } from '@tanstack/react-router'
import { ProfileLayout } from '../../../areas/profile/ProfileLayout.tsx'

export const Route = createFileRoute('/dashboard/profile')({ component: ProfileLayout })
