// Caches the portal's page and files, so that it opens without network. Never caches API responses, nor anything of the customers' app,
// which has its own worker.
const cacheName = 'wattdesk-portal-1'
const pageKey = '/'
/** After this, the cached page is shown. */
const patienceMs = 4_000
/** Of the files of the release that the server has. */
const listAddress = '/files.json'
/** Where the list of the newest release is kept that the worker has seen. */
const listKey = '/files-of-release.json'
const elsewhere = /^\/(api|idp|app|health|metrics)(\/|$)/

self.addEventListener('install', (event) => event.waitUntil(keep([pageKey]).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
// Caches what the page loaded before this worker was active.
self.addEventListener('message', (event) => {
  const { data, origin } = event
  if (origin !== self.location.origin || !Array.isArray(data?.keep)) return
  event.waitUntil(keep(data.keep.filter(isOwnFile)).then(forgetEarlier))
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

/**
 * Deletes the files of earlier releases, except of the last one, of which tabs may be open. Waits for the list of the cached page's own
 * release: during an upgrade, servers of two releases respond.
 */
async function forgetEarlier() {
  const cache = await caches.open(cacheName)
  const html = (await (await cache.match(pageKey))?.text()) ?? ''
  const [, start] = /<script[^>]* src="\/(assets\/[^"]+)"/.exec(html) ?? []
  const former = await namesIn(await cache.match(listKey))
  if (!start || former.includes(start)) return
  const list = await fetch(listAddress, { cache: 'no-cache' }).catch(() => undefined)
  const names = await namesIn(list?.clone())
  if (!names.includes(start)) return
  const known = new Set([...names, ...former].map((name) => `/${name}`))
  const files = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'))
  await Promise.all(files.filter((path) => !known.has(path)).map((path) => cache.delete(path)))
  await cache.put(listKey, list)
}

/** Empty without a list, such as from a server of another release. */
async function namesIn(list) {
  const names = await list?.json().catch(() => undefined)
  return Array.isArray(names) ? names : []
}
