// Caches the portal's page and files, so that it opens without network. It never caches responses of the API, nor anything of the
// customers' app, which has its own worker.
const cacheName = 'wattdesk-portal-1'
const pageKey = '/'
/** How long the network may take before the cached page is shown. */
const patienceMs = 4_000
const keptMax = 400
const elsewhere = /^\/(api|idp|app|health|metrics)(\/|$)/

self.addEventListener('install', (event) => event.waitUntil(keep([pageKey]).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
// What the page loaded before this worker was there.
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
  const loaded = fetch(request).then(async (answer) => {
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await cache.put(pageKey, answer.clone())
    return answer
  })
  const kept = await cache.match(pageKey)
  if (!kept) return loaded
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  return Promise.race([loaded, late.then(() => kept)]).catch(() => kept)
}

/** Files whose names change with their content. */
async function file(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  void trim(cache)
  return answer
}

async function fresh(request) {
  const cache = await caches.open(cacheName)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request.url, answer.clone())
    return answer
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

/** Files of earlier releases go, the oldest first. */
async function trim(cache) {
  const keys = (await cache.keys()).filter(({ url }) => url.includes('/assets/'))
  await Promise.all(keys.slice(0, Math.max(0, keys.length - keptMax)).map((key) => cache.delete(key)))
}
