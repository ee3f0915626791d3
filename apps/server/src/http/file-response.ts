import type { FastifyReply } from 'fastify'

/** A name may contain any characters, so it is sent as in RFC 6266, with an ASCII fallback. */
export function asFile(reply: FastifyReply, name: string, type: string): FastifyReply {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
  return reply.header('Content-Disposition', disposition).header('Cache-Control', 'no-store').type(type)
}
