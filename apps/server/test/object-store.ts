import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ObjectStoreSettings } from '../src/platform/object-store.ts'

const [accessKeyId, secretAccessKey, region] = ['KEYOFATEST', 'secret-of-a-test', 'eu-test-1']
const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** An object store on this machine that refuses unsigned requests (Signature Version 4) and those that differ from their hash. */
export async function startObjectStore(partBytes: number) {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer[]>()
  /** Requests that get 503 before the next ones work. */
  const failing = { count: 0 }
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const body = Buffer.concat(pieces)
    const url = new URL(request.url ?? '/', 'http://store')
    if (failing.count > 0) {
      failing.count -= 1
      response.writeHead(503).end()
    } else if (!isSigned(request, url, body)) response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    else {
      const { status = 200, text = '', headers = {} } = respond(request.method ?? '', url, body)
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : text)
    }
  })

  type Outcome = { status?: number; text?: string | Buffer; headers?: Record<string, string | number> }
  const respond = (method: string, { pathname, searchParams }: URL, body: Buffer): Outcome => {
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'))
    const uploadId = searchParams.get('uploadId') ?? ''
    if (searchParams.has('list-type')) return list(searchParams)
    if (searchParams.has('uploads')) {
      uploads.set(key, [])
      return { text: `<R><UploadId>${key}</UploadId></R>` }
    }
    if (searchParams.has('partNumber')) {
      const parts = uploads.get(uploadId)
      if (!parts) return { status: 404 }
      parts[Number(searchParams.get('partNumber')) - 1] = body
      return { headers: { etag: `"${hash(body)}"` } }
    }
    if (uploadId) {
      const parts = uploads.get(uploadId) ?? []
      uploads.delete(uploadId)
      if (method === 'DELETE') return { status: 204 }
      const named = [...String(body).matchAll(/<ETag>"(\w+)"<\/ETag>/g)].map(([, tag]) => tag)
      if (named.join() !== parts.map(hash).join()) return { text: '<Error><Code>InvalidPart</Code></Error>' }
      objects.set(key, Buffer.concat(parts))
      return { text: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
    }
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (!found) return { status: method === 'DELETE' ? 204 : 404 }
    return method === 'PUT' ? {} : { text: found, headers: { 'content-length': found.length } }
  }

  /** Returns seven keys per page. */
  const list = (query: URLSearchParams): Outcome => {
    const from = Number(query.get('continuation-token') ?? 0)
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const next = from + 7 < keys.length ? `<NextContinuationToken>${from + 7}</NextContinuationToken>` : ''
    return {
      text: `<R>${keys
        .slice(from, from + 7)
        .map((key) => `<Key>${encodeURIComponent(key)}</Key>`)
        .join('')}${next}</R>`,
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a listening TCP server
  const settings: ObjectStoreSettings = { endpoint: `http://127.0.0.1:${port}`, region, accessKeyId, secretAccessKey, partBytes }
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { settings, objects, uploads, failing, stop }
}

function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, day = '', signed = '', signature] =
    /Credential=KEYOFATEST\/(\d+)\/eu-test-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (headers['x-amz-content-sha256'] !== hash(body)) return false
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const named = signed.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, url.pathname, query, named.join(''), signed, hash(body)].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day))
  return hmac(key, text).toString('hex') === signature
}
