import { createFileRoute } from '@tanstack/react-router'
import { FeaturesLayout } from '../../../areas/features/FeaturesLayout.tsx'

export const Route = createFileRoute('/dashboard/features')({ component: FeaturesLayout })
