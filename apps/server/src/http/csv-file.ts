import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export function sendCsv(reply: FastifyReply, name: string, rows: Readable): FastifyReply {
  // The caller got a timeout and reads nothing, so the source of the rows must not wait.
  if (reply.sent) {
    rows.destroy()
    return reply
  }
  return reply
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .header('Cache-Control', 'no-store')
    .type('text/csv; charset=utf-8')
    .send(rows)
}
