import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LanguageProvider } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Suspense } from 'react'
import { Router } from 'wouter'
import { keepLanguage, spokenLanguage } from './language/language-choice.ts'
import { AppRoutes } from './routes/AppRoutes.tsx'

const nothing = () => undefined

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider initial={spokenLanguage()} onChange={keepLanguage} onMissing={nothing}>
        <Router base="/app">
          <Suspense>
            <AppRoutes />
          </Suspense>
        </Router>
      </LanguageProvider>
    </QueryClientProvider>
  )
}
