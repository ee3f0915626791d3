// Caches the portal's page and files, so that it opens without network. Never caches API responses, nor anything of the customers' app,
// which has its own worker.
const cacheName = 'wattdesk-portal-1'
const pageKey = '/'
/** After this, the cached page is shown. */
const patienceMs = 4_000
const keptMax = 400
const elsewhere = /^\/(api|idp|app|health|metrics)(\/|$)/

self.addEventListener('install', (event) => event.waitUntil(keep([pageKey]).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
// Caches what the page loaded before this worker was active.
self.addEventListener('message', ({ data, origin }) => {
  if (origin === self.location.origin && Array.isArray(data?.keep)) void keep(data.keep.filter(isOwnFile))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !isOwnFile(request.url)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/^\/(assets|fonts)\//.test(new URL(request.url).pathname)) event.respondWith(file(request))
  else event.respondWith(fresh(request))
})

function isOwnFile(address) {
  const { origin, pathname } = new URL(address, self.location.origin)
  return origin === self.location.origin && !elsewhere.test(pathname) && pathname !== '/worker.js'
}

/** The page is the same at every address of the portal. */
async function page(request) {
  const cache = await caches.open(cacheName)
  const loaded = fetch(request).then(async (response) => {
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) await cache.put(pageKey, response.clone())
    return response
  })
  const kept = await cache.match(pageKey)
  if (!kept) return loaded
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  return Promise.race([loaded, late.then(() => kept)]).catch(() => kept)
}

/** Cached forever, because the file names change with their content. */
async function file(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  void trim(cache)
  return response
}

async function fresh(request) {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request.url, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(request.url)
    if (kept) return kept
    throw error
  }
}

async function keep(addresses) {
  const cache = await caches.open(cacheName)
  const unknown = await Promise.all(
    addresses.map(async (address) => (address !== pageKey && (await cache.match(address)) ? [] : [address])),
  )
  await Promise.allSettled(unknown.flat().map((address) => cache.add(address)))
}

/** Deletes files of earlier releases, the oldest first. */
async function trim(cache) {
  const keys = (await cache.keys()).filter(({ url }) => url.includes('/assets/'))
  await Promise.all(keys.slice(0, Math.max(0, keys.length - keptMax)).map((key) => cache.delete(key)))
}
