import { createFileRoute } from '@tanstack/react-router'
import { FeaturesLayout } from '../../../areas/feature-groups/FeaturesLayout.tsx'

export const Route = createFileRoute('/dashboard/features')({ component: FeaturesLayout })
