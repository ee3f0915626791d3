import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

export type ObjectStoreSettings = {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
  /** Size of a part; larger objects are sent in parts. */
  partBytes?: number
  /** Attempts of a request, as the network or the store may fail. */
  attempts?: number
}

/** A bucket of an object store with the S3 protocol. */
export type ObjectStore = {
  has(key: string): Promise<boolean>
  /** Stores an object of any size while reading it, and returns its size. The store checks the hash of each part. */
  put(key: string, source: AsyncIterable<Buffer>): Promise<number>
  /** Undefined if there is no such object. */
  get(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** Keys with a prefix, in their order. */
  list(prefix: string): Promise<string[]>
}

/** Why a store cannot be used, in one line. */
export class ObjectStoreFault extends Error {}

/** A store accepts 10,000 parts, so this allows 320 GB. */
const partBytesUsual = 32 * 1024 * 1024
const patienceMs = 300_000
const attemptsUsual = 5
const firstPauseMs = 200

type Ask = { method: string; query?: Record<string, string>; body?: Buffer | string; isStreamed?: boolean; mayLack?: boolean }

export function openObjectStore(settings: ObjectStoreSettings, bucket: string): ObjectStore {
  const { endpoint, region, accessKeyId, secretAccessKey, sessionToken, partBytes = partBytesUsual, attempts = attemptsUsual } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, sessionToken, region, service: 's3', retries: 0 })

  const askOnce = (url: URL, { method, body, isStreamed }: Ask) =>
    client.fetch(url.href, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      ...(isStreamed ? {} : { signal: AbortSignal.timeout(patienceMs) }),
    })

  /** Retries after a failure of the network or the store. */
  const ask = async (key: string, wanted: Ask): Promise<Response> => {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${key && `/${key}`}`)
    for (const [name, value] of Object.entries(wanted.query ?? {})) url.searchParams.set(name, value)
    for (let attempt = 1; ; attempt++) {
      const response = await askOnce(url, wanted).catch((error: unknown) => error as Error) // fetch rejects with errors
      const isPassing = response instanceof Error || response.status >= 500 || response.status === 429
      if (!isPassing || attempt === attempts) return judge(response, `${wanted.method} ${url.host}${url.pathname}`, wanted)
      await pause(firstPauseMs * 2 ** attempt)
    }
  }

  const putPart = async (key: string, uploadId: string, number: number, body: Buffer): Promise<string> => {
    const response = await ask(key, { method: 'PUT', query: { partNumber: String(number), uploadId }, body })
    return response.headers.get('etag') ?? ''
  }

  const putParts = async (key: string, parts: AsyncIterable<Buffer>): Promise<void> => {
    const begun = await (await ask(key, { method: 'POST', query: { uploads: '' } })).text()
    const uploadId = elementsOf(begun, 'UploadId')[0] ?? ''
    try {
      const tags: string[] = []
      for await (const part of parts) tags.push(await putPart(key, uploadId, tags.length + 1, part))
      const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const done = await (await ask(key, { method: 'POST', query: { uploadId }, body })).text()
      // The store returns 200 before it knows whether it succeeded.
      if (!done.includes('<CompleteMultipartUploadResult')) throw new ObjectStoreFault(`The object store did not join the parts of ${key}`)
    } catch (error) {
      await ask(key, { method: 'DELETE', query: { uploadId } }).catch(() => undefined)
      throw error
    }
  }

  return {
    has: async (key) => (await ask(key, { method: 'HEAD', mayLack: true })).ok,
    async put(key, source) {
      const counter = { bytes: 0 }
      const parts = partsOf(source, partBytes, counter)
      const first = await parts.next()
      const second = first.done ? first : await parts.next()
      if (first.done || second.done) await ask(key, { method: 'PUT', body: first.value ?? Buffer.alloc(0) })
      else await putParts(key, joined([first.value, second.value], parts))
      const stored = Number((await ask(key, { method: 'HEAD' })).headers.get('content-length'))
      if (stored !== counter.bytes) throw new ObjectStoreFault(`The object store has ${stored} of the ${counter.bytes} bytes of ${key}`)
      return counter.bytes
    },
    async get(key) {
      const response = await ask(key, { method: 'GET', isStreamed: true, mayLack: true })
      return response.ok && response.body ? Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) : undefined // the same stream by two type libraries
    },
    async remove(key) {
      await ask(key, { method: 'DELETE' })
    },
    async list(prefix) {
      const keys: string[] = []
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query: Record<string, string> = { 'list-type': '2', 'encoding-type': 'url', prefix }
        if (token) query['continuation-token'] = token
        const page: string = await (await ask('', { method: 'GET', query })).text()
        keys.push(...elementsOf(page, 'Key').map(decodeURIComponent))
        token = elementsOf(page, 'NextContinuationToken')[0]
      }
      return keys
    },
  }
}

async function judge(response: Response | Error, asked: string, { mayLack = false }: Ask): Promise<Response> {
  if (response instanceof Error) {
    const { cause } = response
    throw new ObjectStoreFault(`The object store cannot be used: ${asked}: ${cause instanceof Error ? cause.message : response.message}`)
  }
  if (response.ok || (mayLack && response.status === 404)) return response
  const [code = ''] = elementsOf(await response.text().catch(() => ''), 'Code')
  throw new ObjectStoreFault(`The object store refuses ${asked}: ${response.status}${code && ` ${code}`}`)
}

const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )

/** Parts of equal size except for the last, as some stores require. */
async function* partsOf(source: AsyncIterable<Buffer>, size: number, counter: { bytes: number }): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    counter.bytes += chunk.length
    waiting.push(chunk)
    length += chunk.length
    while (length >= size) {
      const whole = Buffer.concat(waiting)
      yield whole.subarray(0, size)
      waiting = [whole.subarray(size)]
      length -= size
    }
  }
  if (length > 0) yield Buffer.concat(waiting)
  return undefined
}

async function* joined(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first
  yield* rest
}
