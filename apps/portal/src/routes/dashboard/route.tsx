import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../../shell/Shell.tsx'

export const Route = createFileRoute('/dashboard')({ component: Shell })
