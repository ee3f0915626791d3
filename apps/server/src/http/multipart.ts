import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ClientLeft } from '../platform/client-left.ts'
import { DomainError } from '../platform/domain-error.ts'

/** Allowance for boundaries and headers around the file. */
const aroundFileBytes = 16_384
/** Up to this size, the rest of a refused form is read, so that its connection can be reused. */
const readToEndBytes = 262_144
/** A client refused in the middle of a larger upload gets this long to read the reason. */
const lingerMs = 1_000

type Upload = { fileName: string; file: AsyncIterable<Buffer> }

/** Requirements of a form, and the errors of their violations. */
export type UploadForm = {
  /** The field that holds the file. */
  field: string
  maxBytes: number
  tooLarge: () => Error
  missing: (details: { field: string; found?: string }) => Error
  unknown: (details: { field: string }) => Error
}

/**
 * Streams the only file of a form to `take`. Stops reading at the first fault; a file that declares too large a size is not
 * read at all. The stream ends for `take` only when the whole form is valid.
 */
export async function readUpload<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  form: UploadForm,
  take: (upload: Upload) => Promise<T>,
): Promise<T> {
  try {
    if (!/^multipart\/form-data\b.*boundary=/i.test(request.headers['content-type'] ?? '')) throw form.missing({ field: form.field })
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > form.maxBytes + aroundFileBytes) throw form.tooLarge()
    return await parseForm(request, form, take)
  } catch (error) {
    if (!request.raw.readableEnded) leaveEarly(request, reply)
    throw error
  }
}

function parseForm<T>(request: FastifyRequest, wanted: UploadForm, take: (upload: Upload) => Promise<T>): Promise<T> {
  const body = request.raw
  const form = openForm(request)
  return new Promise((resolve, reject) => {
    const whole = Promise.withResolvers<void>()
    whole.promise.catch(() => {}) // passed to `take` as the failure of its file
    let taken: Promise<T> | undefined
    let reading: Readable | undefined
    let refusal: unknown
    const refuse = (error: unknown) => {
      if (refusal) return
      refusal = error
      body.unpipe(form)
      whole.reject(error)
      // Nothing more arrives, so readers must not wait for the rest.
      reading?.destroy(error instanceof Error ? error : undefined)
      // The failed upload is undone before the response is sent.
      if (taken) taken.then(resolve, () => reject(error))
      else reject(error)
    }
    form.on('file', (field, file, fileName) => {
      // The parser reports its own errors to a file without ending it.
      file.on('error', (error) => {
        file.destroy(error)
        refuse(new DomainError('MalformedBody'))
      })
      if (field !== wanted.field) refuse(wanted.missing({ field: wanted.field, found: field }))
      else if (taken) refuse(wanted.unknown({ field }))
      if (refusal) return file.resume()
      reading = file
      taken = take({ fileName: shownName(fileName), file: untilWhole(file, whole.promise) })
      taken.then(resolve, refuse)
      return undefined
    })
    form.on('field', (field) => refuse(field === wanted.field ? wanted.missing({ field }) : wanted.unknown({ field })))
    form.on('finish', () => (taken ? whole.resolve() : refuse(wanted.missing({ field: wanted.field }))))
    form.on('error', () => refuse(new DomainError('MalformedBody')))
    // A client that disconnects must not look like the end of its file.
    body.on('close', () => body.readableEnded || refuse(new ClientLeft()))
    if (body.destroyed) refuse(new ClientLeft())
    body.pipe(form)
  })
}

async function* untilWhole(file: Readable, whole: Promise<void>): AsyncGenerator<Buffer> {
  // The reader that stops reports the reason; ending the stream would look like an error of the form.
  yield* file.iterator({ destroyOnReturn: false })
  await whole
}

function openForm({ headers }: FastifyRequest) {
  try {
    const limits = { files: 2, fields: 4, parts: 6, fieldSize: 1_024, headerPairs: 20 }
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits })
  } catch {
    throw new DomainError('MalformedBody')
  }
}

/** The name is shown and logged: one line, without a path. */
function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? ''
  const line = last.replace(/\p{Cc}|\p{Cf}/gu, '').toWellFormed()
  return line.trim().slice(0, 200) || 'upload'
}

/**
 * Reads the rest of a small body. For a larger one, announces the end of the connection, and gives the client time to read the response.
 */
function leaveEarly({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= readToEndBytes) {
    raw.resume()
    return
  }
  // Otherwise an unread body would be read to its end and discarded.
  raw.read(0)
  raw.pause()
  reply.header('Connection', 'close')
  const { socket } = raw
  // Closing at once, while the client still sends, would reset the connection before the response is read.
  socket.destroySoon = () => {
    socket.end()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}
