import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ToastContext } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { LanguageProvider } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { theme } from '@wattdesk/ui/theme/theme.ts'
import { Toaster } from '@wattdesk/ui/toast/Toaster.tsx'
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import { toasts } from './api/toasts.ts'
import { keepLanguage, spokenLanguage } from './language/language-choice.ts'
import { useDateNotation } from './language/reader-dates.ts'
import { useReaderZone } from './language/reader-zone.ts'
import type { createPortalRouter } from './router.ts'
import { isHeld, subscribeToSession } from './session/session-store.ts'
import { colorSchemeManager } from './shell/color-scheme.ts'
import { reportMissingSentences } from './shell/missing-sentences.ts'

// Loads when idle, because a session may expire after another release has replaced its file.
const HeldSession = lazyDialog(async () => ({ default: (await import('./shell/HeldSession.tsx')).HeldSession }))

type Props = { queryClient: QueryClient; router: ReturnType<typeof createPortalRouter> }

export function App({ queryClient, router }: Props) {
  const isHidden = useSyncExternalStore(subscribeToSession, isHeld)
  useKeptPlace(isHidden)
  const notation = `${useReaderZone()} ${useDateNotation()}`
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colorSchemeManager}>
      <LanguageProvider initial={spokenLanguage()} notation={notation} onChange={keepLanguage} onMissing={reportMissingSentences}>
        <QueryClientProvider client={queryClient}>
          <ToastContext value={toasts}>
            <div hidden={isHidden}>
              <Suspense>
                <RouterProvider router={router} />
              </Suspense>
            </div>
            <Suspense>{isHidden ? <HeldSession router={router} /> : null}</Suspense>
            <Toaster store={toasts} />
          </ToastContext>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  )
}

/** Once the screen is shown again, the focus returns to the field in which the member typed. */
function useKeptPlace(isHidden: boolean): void {
  useLayoutEffect(() => {
    if (!isHidden) return undefined
    const { activeElement } = document
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus()
    }
  }, [isHidden])
}
