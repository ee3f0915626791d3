import { createFileRoute } from '@tanstack/react-router'
import { isLanguage, type Language } from '@wattdesk/contract/languages.ts'
import { ContentScreen } from '../../../areas/content/ContentScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

type Search = { tenant?: string; language?: Language; content?: string }

export const Route = createFileRoute('/dashboard/cms/content')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    tenant: textOf(search.tenant),
    language: isLanguage(search.language) ? search.language : undefined,
    content: textOf(search.content),
  }),
  beforeLoad: () => requirePermission(['read:cms-content', 'read:customers'], { all: true }),
  component: ContentScreen,
})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
