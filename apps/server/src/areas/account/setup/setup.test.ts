import { describe, expect, it } from 'vitest'
import { openBrowser, signInWith } from '../../../../test/browser.ts'
import { startServer } from '../../../../test/server.ts'
import { goodPassword } from '../../../../test/sign-ins.ts'
import { findSetupLink } from './setup.service.ts'

const server = startServer()
const external = startServer({
  OIDC_ISSUER: 'https://idp.example',
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'of-a-test',
  SMTP_URL: 'smtp://me:secret@smtp.example',
})
const filled = { organisation: 'Sonnenwerk', country: 'DE', firstName: 'Ada', lastName: 'Brandt', email: 'Ada@sonnenwerk.example' }

async function linkOf({ ctx } = server): Promise<string> {
  const link = await findSetupLink(ctx)
  if (!link) throw new Error('It is set up already')
  return link
}

const countTenants = async () => (await server.sql('select from tenants')).length

// The tests depend on this order, because a deployment is set up only once.
describe('setting up an empty deployment', () => {
  it.each([
    ['en', 'Set up Wattdesk', 'Germany'],
    ['de', 'Wattdesk einrichten', 'Deutschland'],
    ['it', 'Configura Wattdesk', 'Germania'],
    ['hu', 'A Wattdesk beállítása', 'Németország'],
  ])('shows a page in %s, without a script', async (language, title, country) => {
    const page = await openBrowser(server).request('GET', `${await linkOf()}?lang=${language}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<h1>${title}</h1>`)
    expect(page.body).toContain(`<option value="DE">${country}</option>`)
    expect(page.body).not.toMatch(/<script|\son\w+=|style="/i)
    expect(page.body).toContain('<input type="checkbox" name="vendor.victron" value="on">Victron Energy')
    expect(page.body).toContain('<dd>http://localhost:4000</dd>')
    expect((await openBrowser(external).request('GET', await linkOf(external))).body).toMatch(/idp\.example.*smtp\.example/s)
  })

  it('keeps the typed values and shows an error for each invalid field', async () => {
    const form = { ...filled, organisation: '<b>', country: 'XX', email: 'nobody', firstName: '', 'vendor.sma': 'on' }
    const page = await openBrowser(server).request('POST', await linkOf(), { form })
    expect(page.statusCode).toBe(400)
    for (const field of ['country', 'email', 'firstName']) expect(page.body).toContain(`id="${field}-fault"`)
    expect(page.body).not.toContain('id="organisation-fault"')
    expect(page.body).toContain('value="&lt;b&gt;"')
    expect(page.body).toContain('name="vendor.sma" value="on" checked>')
    expect(await countTenants()).toBe(0)
  })

  it('rejects a link that is forged, a day old, or submitted from another site', async () => {
    const browser = openBrowser(server)
    const link = await linkOf()
    expect((await browser.request('GET', `${link.slice(0, -4)}AAAA`)).statusCode).toBe(410)
    expect((await browser.request('POST', link, { form: filled, headers: { origin: 'https://evil.example' } })).statusCode).toBe(403)
    server.clock.advance(86_400_000)
    expect((await browser.request('GET', link)).statusCode).toBe(410)
    expect((await browser.request('POST', link, { form: filled })).statusCode).toBe(410)
    expect(await countTenants()).toBe(0)
  })

  it('creates one operator, region and root member from two concurrent submissions; the member chooses a password and signs in', async () => {
    const [browser, link] = [openBrowser(server), await linkOf()]
    const answers = await Promise.all(
      [filled, { ...filled, email: 'other@sonnenwerk.example' }]
        .map((one) => ({ ...one, 'vendor.gridx': 'on', 'vendor.nobody': 'on' }))
        .map((form) => browser.request('POST', link, { form })),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([303, 410])
    const [member] = await server.sql<{ email: string; roles: string[]; kind: string }>(
      'select m.email, m.roles, t.kind from members m join tenants t on t.id = m.tenant_id',
    )
    expect(member).toMatchObject({ roles: ['root'], kind: 'operator' })
    expect(await server.sql('select kind, name, country, time_zone from tenants order by kind')).toEqual([
      { kind: 'affiliate', name: 'Germany', country: 'DE', time_zone: 'Europe/Berlin' },
      { kind: 'operator', name: 'Sonnenwerk', country: 'DE', time_zone: 'Europe/Berlin' },
    ])
    expect(await server.sql('select name, identified_by, webhook_key from vendors')).toEqual([
      { name: 'gridx', identified_by: 'serial_number', webhook_key: null },
    ])
    const passwordPage = String(answers.find((answer) => answer.statusCode === 303)?.headers.location)
    expect((await browser.request('POST', passwordPage, { form: { password: goodPassword } })).statusCode).toBe(200)
    await signInWith(browser, member?.email ?? '', goodPassword)
    expect(await server.sql("select actor_kind from activity_entries where event = 'service.set-up'")).toEqual([{ actor_kind: 'system' }])
    expect(await findSetupLink(server.ctx)).toBeUndefined()
    expect((await browser.request('GET', link)).statusCode).toBe(410)
    expect((await browser.request('POST', link, { form: filled })).statusCode).toBe(410)
  })

  it('leads to the sign-in with an external identity provider', async () => {
    const answer = await openBrowser(external).request('POST', await linkOf(external), { form: filled })
    expect(answer.headers.location).toBe('http://localhost:4000/login')
    expect(await external.sql('select email from members')).toEqual([{ email: 'ada@sonnenwerk.example' }])
  })
})
