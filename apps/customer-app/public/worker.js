// Caches the app's page and files, so that it opens without network. It never caches responses of the API: the app stores those itself,
// because it knows whose they are.
const cacheName = 'wattdesk-app-1'
const pageKey = '/app/'
/** How long the network may take before the cached page is shown. */
const patienceMs = 3_000
const keptMax = 150

self.addEventListener('install', (event) => event.waitUntil(keep([pageKey]).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())))
// What the page loaded before this worker was there.
self.addEventListener('message', ({ data, origin }) => {
  if (origin === self.location.origin && Array.isArray(data?.keep)) void keep(data.keep.filter(isOwnFile))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith('/app')) return
  if (request.mode === 'navigate') return event.respondWith(page(request))
  if (pathname.startsWith('/app/assets/')) return event.respondWith(file(request))
  if (isOwnFile(request.url)) event.respondWith(fresh(request))
})

function isOwnFile(address) {
  const { origin, pathname } = new URL(address, self.location.origin)
  return origin === self.location.origin && pathname.startsWith('/app/') && !pathname.endsWith('/worker.js')
}

async function page(request) {
  const cache = await caches.open(cacheName)
  const loaded = fetch(request).then(async (answer) => {
    // The page is the same at every address of the app.
    if (answer.ok) await cache.put(pageKey, answer.clone())
    return answer
  })
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const kept = await cache.match(pageKey)
  if (!kept) return loaded
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
    addresses.map(async (address) => (address.includes('/app/assets/') && (await cache.match(address)) ? [] : [address])),
  )
  await Promise.allSettled(unknown.flat().map((address) => cache.add(address)))
}

/** Files of earlier releases go, the oldest first. */
async function trim(cache) {
  const keys = (await cache.keys()).filter(({ url }) => url.includes('/app/assets/'))
  await Promise.all(keys.slice(0, Math.max(0, keys.length - keptMax)).map((key) => cache.delete(key)))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('wattdesk-app-') && name !== cacheName).map((name) => caches.delete(name)))
}
