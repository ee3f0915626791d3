import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { givenOf } from '../../../test/given.ts'
import { mailsOf } from '../../../test/mails.ts'
import { startServer } from '../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../test/sign-ins.ts'
import { buildMailbox } from '../../mailbox.ts'
import { mailLink } from '../auth/identities/identity-links.service.ts'

const server = startServer()
const given = givenOf(server)
const signIns = signInsOf(server, given)
const key = 'key-of-this-start-alone-0123456789'
let mailbox: ReturnType<typeof buildMailbox>
beforeAll(() => {
  mailbox = buildMailbox(server.ctx, key)
})
afterAll(() => mailbox.close())

type Visit = { headers?: Record<string, string>; remoteAddress?: string; method?: 'GET' | 'POST' }
const visit = (url: string, { headers, ...visit }: Visit = {}) =>
  mailbox.inject({ method: 'GET', url, headers: { host: '127.0.0.1:4001', ...headers }, ...visit })

async function resetMail() {
  const member = await signIns.member('admin')
  await mailLink(server.ctx, { purpose: 'password_reset', email: member.email })
  const [mail] = await mailsOf(server)(member.email)
  if (!mail) throw new Error('No mail')
  return { member, mail }
}

describe('the local mailbox', () => {
  it('lists mails, newest first, and opens each with its link', async () => {
    const { mail: older } = await resetMail()
    server.clock.advance(1_000)
    const { member, mail } = await resetMail()
    const list = await visit(`/${key}`)
    expect(list.statusCode).toBe(200)
    expect(list.body.indexOf(`/${key}/mails/${mail.id}`)).toBeGreaterThan(0)
    expect(list.body.indexOf(`/${key}/mails/${mail.id}`)).toBeLessThan(list.body.indexOf(`/${key}/mails/${older.id}`))
    const page = await visit(`/${key}/mails/${mail.id}`)
    expect(page.body).toContain(member.email)
    expect(page.body).toContain(`<iframe title="E-mail preview" src="/${key}/mails/${mail.id}/body"></iframe>`)
    const body = await visit(`/${key}/mails/${mail.id}/body`)
    expect(body.body).toContain(`href="${mail.link}"`)
    const done = await openBrowser(server).request('POST', mail.link, { form: { password: `${goodPassword} indeed` } })
    expect(done.statusCode).toBe(200)
  })

  it('has pages, in the reader’s language', async () => {
    const { mail } = await resetMail()
    await server.sql(`insert into outbox_mails (id, recipient, subject, text_body, purpose, created_at, next_attempt_at)
      select gen_random_uuid(), 'many@home.example', 'Mail ' || n, 'Text', 'test', now() - n * interval '1 day', now() from generate_series(1, 60) n`)
    const first = await visit(`/${key}?lang=de`)
    expect(first.body).toContain('Ältere E-Mails')
    expect(first.body).not.toContain('Neuere E-Mails')
    expect(first.body).toContain(mail.id)
    expect(first.body).toMatch(/<td>\d\d\.\d\d\.\d{4} \d\d:\d\d<\/td>/)
    const second = await visit(`/${key}?lang=hu&page=1`)
    expect(second.body).toContain('Újabb e-mailek')
    expect(second.body).not.toContain(mail.id)
    const plain = /mails\/([\da-f-]{36})/.exec(second.body)?.[1]
    expect((await visit(`/${key}/mails/${plain}/body`)).headers['content-type']).toContain('text/plain')
  })

  it('shows the file of a mail and offers it for download', async () => {
    const { mail } = await resetMail()
    await server.sql('insert into mail_files (mail_id, name, type, content) values ($1, $2, $3, $4)', [
      ...[mail.id, 'Kunden – <1>.html', 'application/pdf'],
      Buffer.alloc(1_240, 'x'),
    ])
    const list = await visit(`/${key}?lang=de`)
    expect(list.body).toContain('Kunden – &lt;1&gt;.html (PDF, 1,24 kB)')
    const page = await visit(`/${key}/mails/${mail.id}?lang=de`)
    expect(page.body).toContain(
      `<dt>Anhang</dt><dd><a href="/${key}/mails/${mail.id}/file">Kunden – &lt;1&gt;.html</a> (PDF, 1,24 kB)</dd>`,
    )
    const file = await visit(`/${key}/mails/${mail.id}/file`)
    expect([file.statusCode, file.body.length]).toEqual([200, 1_240])
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="Kunden _ <1>.html"/)
    const { mail: plain } = await resetMail()
    expect((await visit(`/${key}/mails/${plain.id}`)).body).not.toContain('Anhang')
    expect((await visit(`/${key}/mails/${plain.id}/file`)).statusCode).toBe(404)
    expect((await visit(`/${key.slice(0, -1)}8/mails/${mail.id}/file`)).statusCode).toBe(404)
  })

  it('runs no script in a mail and sends no referrer', async () => {
    const { mail } = await resetMail()
    for (const path of ['', `/mails/${mail.id}`, `/mails/${mail.id}/body`]) {
      const { headers } = await visit(`/${key}${path}`)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
    const body = await visit(`/${key}/mails/${mail.id}/body`)
    expect(body.headers['content-security-policy']).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
    expect(body.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('refuses requests without its key, from other machines, or through a proxy', async () => {
    const { member, mail } = await resetMail()
    const strangers: [string, Visit][] = [
      ['/', {}],
      [`/${key.slice(0, -1)}8`, {}],
      [`/${key}x/mails/${mail.id}/body`, {}],
      [`/${key}`, { remoteAddress: '192.168.1.7' }],
      [`/${key}`, { headers: { 'x-forwarded-for': '127.0.0.1' } }],
      [`/${key}`, { headers: { forwarded: 'for=127.0.0.1' } }],
      [`/${key}`, { headers: { via: '1.1 proxy' } }],
      [`/${key}`, { headers: { 'x-real-ip': '127.0.0.1' } }],
      [`/${key}`, { headers: { host: 'rebound.example:4001' } }],
      [`/${key}`, { method: 'POST' }],
      [`/mails/${mail.id}/body`, { headers: { authorization: `Bearer ${member.token}` } }],
    ]
    for (const [url, how] of strangers) {
      const response = await visit(url, how)
      expect([url, response.statusCode, response.body]).toEqual([url, 404, 'Not found\n'])
    }
    // The API does not serve the mailbox.
    const onProduct = await server.app.inject({ url: `/${key}`, headers: { authorization: `Bearer ${member.token}` } })
    expect(onProduct.body).not.toContain(mail.id)
    for (const host of ['localhost:4001', '[::1]:4001']) expect((await visit(`/${key}`, { headers: { host } })).statusCode).toBe(200)
  })

  it('shows a page for an unknown mail', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      const page = await visit(`/${key}/mails/${id}`)
      expect(page.statusCode).toBe(404)
      expect(page.body).toContain('This e-mail was not found.')
      expect((await visit(`/${key}/mails/${id}/body`)).statusCode).toBe(404)
    }
  })
})
