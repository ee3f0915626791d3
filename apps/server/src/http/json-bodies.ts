import type { FastifyInstance } from 'fastify'
import { DomainError } from '../platform/domain-error.ts'
import { readJson } from '../platform/json.ts'

/** Takes JSON in UTF-8, and no other bodies. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: { headers: Headers }, bytes: Buffer) => {
    refuseOtherCharsets(request.headers)
    return readJson(bytes)
  })
}

/** Takes JSON as the bytes that came, for calls that check a signature before they parse anything. */
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
