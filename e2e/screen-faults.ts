import type { Page } from '@playwright/test'
import type { Language } from '@wattdesk/contract/languages.ts'
import { changeResponses } from './faulty-calls.ts'

/**
 * Collects errors behind a page's screens: errors of scripts, calls that are refused or fail, missing sentences, motion in spite of the
 * reader's preference, and parts that vanish after they were shown.
 */
export async function watchScreens(page: Page): Promise<string[]> {
  const faults: string[] = []
  const note = (words: string) => faults.push(`${page.url()}: ${words}`)
  page.on('pageerror', ({ message }) => note(message))
  page.on('console', (line) => {
    // The status below covers refused calls.
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) note(line.text())
  })
  page.on('response', (response) => {
    const status = response.status()
    if (status === 403 || status >= 500) note(`${status} of ${response.url()}`)
  })
  await page.exposeFunction('noteFault', note)
  await page.addInitScript(() => {
    const { noteFault } = window as unknown as { noteFault: (words: string) => void }
    const noteMissing = (event: Event) => noteFault(`no sentence for ${(event as CustomEvent<string[]>).detail.join(', ')}`)
    window.addEventListener('wattdesk:missing-sentences', noteMissing)
    // Tests prefer reduced motion.
    const noteMotion = ({ propertyName, target }: TransitionEvent) => noteFault(`${propertyName} moves: ${(target as Element).className}`)
    window.addEventListener('transitionrun', noteMotion, { once: true })
    // React hides what it has shown while a part that appeared inside of it loads.
    const gone = new WeakMap<EventTarget, { path: string; at: number }>()
    const noteGone = ({ target }: MutationRecord) => {
      const { style, tagName, className } = target as HTMLElement
      if (style.display === 'none') return gone.set(target, { path: location.pathname, at: performance.now() })
      const { path, at } = gone.get(target) ?? { path: '', at: 0 }
      gone.delete(target)
      if (path !== location.pathname) return
      const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > at - 20)
      noteFault(`${tagName} ${className} vanished while this loaded: ${loaded.map(({ name }) => name.split('/').at(-1)).join(', ')}`)
    }
    const styles = { subtree: true, attributes: true, attributeFilter: ['style'] }
    new MutationObserver((changes) => {
      for (const change of changes) if (change.target instanceof HTMLElement && change.target.closest('#content')) noteGone(change)
    }).observe(document, styles)
  })
  return faults
}

/** Makes the portal use a language from its next load on, only for this page, because other tests use the same member at the same time. */
export async function speak(page: Page, language: Language): Promise<void> {
  const preferences = '**/api/v1/profile/me/preferences'
  await page.unroute(preferences)
  await changeResponses(page, preferences, (read) => ({ ...read, language }), 'GET')
  await page.goto('about:blank')
}
