// Caches the app's page and files, so that it opens without network. Never caches API responses: the app stores those itself, because it
// knows whose they are.
const cacheName = 'wattdesk-app-1'
/** The page is the same at every address of the app. */
const pageKey = '/app/'
/** After this, a cached file is used. */
const patienceMs = 3_000
/** Of the files of the release that the server has. */
const listAddress = '/app/files.json'
/** Where the list of the newest release is kept that the worker has seen. */
const listKey = '/app/files-of-release.json'

self.addEventListener('install', (event) => event.waitUntil(keep([pageKey]).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())))
// Caches what the page loaded before this worker was active.
self.addEventListener('message', (event) => {
  const { data, origin } = event
  if (origin !== self.location.origin || !Array.isArray(data?.keep)) return
  event.waitUntil(keep(data.keep.filter(isOwnFile)).then(forgetEarlier))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith('/app')) return
  if (request.mode === 'navigate') return event.respondWith(fresh(request, pageKey))
  if (pathname.startsWith('/app/assets/')) return event.respondWith(file(request))
  if (isOwnFile(request.url)) event.respondWith(fresh(request, request.url))
})

function isOwnFile(address) {
  const { origin, pathname } = new URL(address, self.location.origin)
  return origin === self.location.origin && pathname.startsWith('/app/') && !pathname.endsWith('/worker.js')
}

/** The network's response, or the cached one if the network is late or the server fails. */
async function fresh(request, key) {
  const cache = await caches.open(cacheName)
  const loaded = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(key, response.clone())
    return response
  })
  const kept = await cache.match(key)
  if (!kept) return loaded
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const shown = loaded.then((response) => (response.status < 500 ? response : kept))
  return Promise.race([shown, late.then(() => kept)]).catch(() => kept)
}

/** Cached forever, because the file names change with their content. */
async function file(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  return response
}

async function keep(addresses) {
  const cache = await caches.open(cacheName)
  const unknown = await Promise.all(
    addresses.map(async (address) => (address.includes('/app/assets/') && (await cache.match(address)) ? [] : [address])),
  )
  await Promise.allSettled(unknown.flat().map((address) => cache.add(address)))
}

/**
 * Deletes the files of earlier releases, except of the last one, of which tabs may be open. Waits for the list of the cached page's own
 * release: during an upgrade, servers of two releases respond.
 */
async function forgetEarlier() {
  const cache = await caches.open(cacheName)
  const html = (await (await cache.match(pageKey))?.text()) ?? ''
  const [, start] = /<script[^>]* src="\/app\/(assets\/[^"]+)"/.exec(html) ?? []
  const former = await namesIn(await cache.match(listKey))
  if (!start || former.includes(start)) return
  const list = await fetch(listAddress, { cache: 'no-cache' }).catch(() => undefined)
  const names = await namesIn(list?.clone())
  if (!names.includes(start)) return
  const known = new Set([...names, ...former].map((name) => `/app/${name}`))
  const files = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/app/assets/'))
  await Promise.all(files.filter((path) => !known.has(path)).map((path) => cache.delete(path)))
  await cache.put(listKey, list)
}

/** Empty without a list, such as from a server of another release. */
async function namesIn(list) {
  const names = await list?.json().catch(() => undefined)
  return Array.isArray(names) ? names : []
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('wattdesk-app-') && name !== cacheName).map((name) => caches.delete(name)))
}
