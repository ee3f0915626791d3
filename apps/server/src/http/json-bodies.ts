import type { FastifyInstance } from 'fastify'
import { DomainError } from '../platform/domain-error.ts'
import { readJson } from '../platform/json.ts'

export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: { headers: Headers }, bytes: Buffer) => {
    refuseOtherCharsets(request.headers)
    return readJson(bytes)
  })
}

/** Accepts JSON as received bytes, for calls that verify a signature before parsing. */
export function acceptUnparsedJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: { headers: Headers }, bytes: Buffer) => {
    refuseOtherCharsets(request.headers)
    return bytes
  })
}

type Headers = { 'content-type'?: string }

/** RFC 8259, section 8.1: JSON between systems is UTF-8. */
function refuseOtherCharsets({ 'content-type': type = '' }: Headers): void {
  if (/charset=(?!"?utf-8)/i.test(type)) throw new DomainError('UnsupportedMediaType')
}
