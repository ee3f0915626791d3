/** Installs the worker that keeps the app's files, so that it opens without network. Not in a frame, which has no storage. */
export function keepUpdated(): void {
  // The development server has no worker.
  if (import.meta.url.includes('/src/') || window !== window.parent || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => void navigator.serviceWorker.register('/app/worker.js', { scope: '/app/' }).catch(() => undefined))
}
