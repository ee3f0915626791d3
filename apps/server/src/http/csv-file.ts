import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Answers with rows as a CSV file of a plain name. */
export function sendCsv(reply: FastifyReply, name: string, rows: Readable): FastifyReply {
  // Who was told meanwhile that it takes too long reads nothing: what the rows come from must not wait for them.
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
