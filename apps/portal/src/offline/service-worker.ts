/** The deployment's public origin. Under any other name, no worker is installed. */
const ownOrigin = () => document.querySelector<HTMLMetaElement>('meta[name="wattdesk:origin"]')?.content

const afterMs = 2_000

/** Installs the worker that caches the portal's files, so that it opens without network. */
export function keepFiles(): void {
  // The development server has no worker.
  if (import.meta.url.includes('/src/') || !('serviceWorker' in navigator) || location.origin !== ownOrigin()) return
  window.addEventListener('load', () => setTimeout(() => void install().catch(() => undefined), afterMs))
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js')
  await keepLoaded()
}

/** Caches what was loaded before the worker was active. */
export async function keepLoaded(): Promise<void> {
  if (!('serviceWorker' in navigator) || location.origin !== ownOrigin()) return
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ keep: loaded.filter((name) => name.startsWith(`${location.origin}/`)) })
}
