import { brand } from './brand.ts'

/**
 * Installs the worker that caches the app's files, so that it opens without network. Not in a frame, which has no storage, nor where
 * nobody signs in.
 */
export function keepFiles(): void {
  // The development server has no worker.
  if (import.meta.url.includes('/src/') || window !== window.parent || brand.signInUrl || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => void install().catch(() => undefined))
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register('/app/worker.js', { scope: '/app/' })
  const { active } = await navigator.serviceWorker.ready
  // Loaded before the worker was active.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ keep: loaded.filter((name) => name.startsWith(`${location.origin}/app/`)) })
  // Unopened screens must open without network too. Their files load after the first screen.
  setTimeout(() => void keepOthers(active), otherFilesAfterMs)
}

const otherFilesAfterMs = 3_000

async function keepOthers(worker: ServiceWorker | null): Promise<void> {
  const response = await fetch('/app/files.json').catch(() => undefined)
  if (!response?.ok) return
  const names: string[] = await response.json() // written by our build
  // Without the sentences of other languages.
  const others = names.filter((name) => !name.startsWith('assets/words-'))
  worker?.postMessage({ keep: others.map((name) => `${location.origin}/app/${name}`) })
}
