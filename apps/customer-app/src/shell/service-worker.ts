/** Installs the worker that keeps the app's files, so that it opens without network. Not in a frame, which has no storage. */
export function keepFiles(): void {
  // The development server has no worker.
  if (import.meta.url.includes('/src/') || window !== window.parent || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => void install().catch(() => undefined))
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register('/app/worker.js', { scope: '/app/' })
  const { active } = await navigator.serviceWorker.ready
  // What was loaded before there was a worker to keep it.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ keep: loaded.filter((name) => name.startsWith(`${location.origin}/app/`)) })
  // Screens that were not opened yet open without network too. Their files can wait until the first screen is there.
  setTimeout(() => void keepOthers(active), otherFilesAfterMs)
}

const otherFilesAfterMs = 3_000

async function keepOthers(worker: ServiceWorker | null): Promise<void> {
  const answer = await fetch('/app/files.json').catch(() => undefined)
  if (!answer?.ok) return
  const names: string[] = await answer.json() // written by our build
  worker?.postMessage({ keep: names.map((name) => `${location.origin}/app/${name}`) })
}
