import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://wattdesk.example'
type Release = { start: string; files: readonly string[] }
type Handler = (event: object) => void

/** A worker in a browser with one cache, before a server of a release. `list` is what the server has as `files.json`. */
async function startWorker(app: 'portal' | 'customer-app', root: string) {
  const handlers = new Map<string, Handler>()
  const stored = new Map<string, Response>()
  const addressOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href
  const put = async (key: string, response: Response) => void stored.set(addressOf(key), response)
  const cache = {
    match: async (key: string) => stored.get(addressOf(key))?.clone(),
    put,
    add: async (key: string) => put(key, await fetched(key)),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (key: string) => stored.delete(addressOf(key)),
  }
  const server: { page: string; list: readonly string[] | undefined } = { page: '', list: [] }
  const fetched = async (address: string) => {
    const { pathname } = new URL(addressOf(address))
    if (pathname === root) return new Response(`<script type="module" crossorigin src="${root}${server.page}"></script>`)
    if (pathname !== `${root}files.json`) return new Response(pathname)
    // Servers of other releases have no such list, and return the page.
    return server.list ? Response.json(server.list) : new Response('<!doctype html>')
  }
  runInNewContext(await readFile(path.join(import.meta.dirname, '../../../apps', app, 'public/worker.js'), 'utf8'), {
    self: { addEventListener: (name: string, handler: Handler) => handlers.set(name, handler), location: { origin }, skipWaiting() {} },
    caches: { open: async () => cache, keys: async () => [] },
    fetch: fetched,
    URL,
    Response,
    Set,
    Promise,
  })
  const dispatch = async (name: string, more: object = {}) => {
    let done: unknown
    handlers.get(name)?.({ ...more, waitUntil: (work: unknown) => (done = work) })
    await done
  }
  return {
    server,
    /** Opens the app's page, which then has the worker keep what it loaded. */
    async open({ start, files }: Release, list: readonly string[] | undefined = files) {
      Object.assign(server, { page: start, list })
      await dispatch('install')
      await dispatch('message', { origin, data: { keep: files.map((file) => `${origin}${root}${file}`) } })
      // Older workers do not say when they are done.
      await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async load(file: string) {
      let response: Promise<Response> | undefined
      const request = { method: 'GET', url: `${origin}${root}${file}`, mode: 'cors' }
      handlers.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (response = given) })
      await response
    },
    cached: () => [...stored.keys()].map((url) => url.slice(origin.length + root.length)).filter((file) => file.startsWith('assets/')),
  }
}

const release = (name: string, count: number): Release => {
  const own = Array.from({ length: count }, (_, at) => `assets/${name}-${at}.js`)
  return { start: `assets/${name}-0.js`, files: [...own, 'assets/react.js'] }
}

const workers = [
  ['portal', '/'],
  ['customer-app', '/app/'],
] as const

test.each(workers)('the worker of %s keeps the files of this release and of the last one, and no others', async (app, root) => {
  const worker = await startWorker(app, root)
  const [first, second, third] = ['a', 'b', 'c'].map((name) => release(name, 3)) as [Release, Release, Release]
  await worker.open(first)
  await worker.open(second)
  expect(worker.cached().toSorted()).toEqual([...new Set([...first.files, ...second.files])].toSorted())
  await worker.open(third)
  expect(worker.cached().toSorted()).toEqual([...new Set([...second.files, ...third.files])].toSorted())
})

test.each(workers)('the worker of %s deletes no file of a large release', async (app, root) => {
  const worker = await startWorker(app, root)
  const large = release('a', 600)
  await worker.open(large)
  await worker.load('assets/another.js')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(worker.cached()).toContain(large.start)
})

test.each(workers)('the worker of %s deletes nothing by the list of another release', async (app, root) => {
  const worker = await startWorker(app, root)
  const [former, next] = [release('a', 3), release('b', 3)]
  await worker.open(former)
  for (const list of [former.files, undefined]) await worker.open(next, list)
  expect(worker.cached()).toContain('assets/a-1.js')
  await worker.open(release('c', 3), release('d', 3).files)
  expect(worker.cached()).toContain('assets/b-1.js')
})
