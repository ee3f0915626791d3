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

/** The worker once it is active. Undefined where none can be installed; never settles while the browser refuses it. */
async function activeWorker(): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator) || location.origin !== ownOrigin()) return undefined
  return (await navigator.serviceWorker.ready).active ?? undefined
}

/** Caches what was loaded before the worker was active. */
export async function keepLoaded(): Promise<void> {
  const worker = await activeWorker()
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ keep: loaded.filter((name) => name.startsWith(`${location.origin}/`)) })
}

/** Loads files for the worker to cache. Without a worker, nothing is loaded. */
export async function keepAlso(load: () => Promise<unknown>): Promise<void> {
  if (!(await activeWorker())) return
  await load()
  await keepLoaded()
}
