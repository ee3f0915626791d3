import { openLink, putLink } from '../src/areas/mails/mail-link.format.ts'
import type { TestServer } from './server.ts'

type Row = {
  id: string
  subject: string
  text_body: string
  html_body: string
  template: string
  language: string
  state: string
  attempts: number
  delivery_state: string
  sealed_link: Buffer | null
  last_error: string | null
}
export type GivenMail = Row & { text: string; html: string; link: string; token: string }

/** The outbox as recipients see it, oldest first. */
export function mailsOf(server: TestServer) {
  return async (recipient: string): Promise<GivenMail[]> => {
    const rows = await server.sql<Row>('select * from outbox_mails where recipient = $1 order by created_at, id', [recipient])
    return rows.map((row) => {
      const link = row.sealed_link ? openLink(server.ctx.config.secretKey, row.sealed_link) : ''
      return { ...row, link, token: link.split('/').at(-1) ?? '', text: putLink(row.text_body, link), html: putLink(row.html_body, link) }
    })
  }
}
