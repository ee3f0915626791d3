import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { openBrowser, signInWith } from '../../../../test/browser.ts'
import { databaseStateOf } from '../../../../test/database-state.ts'
import { createDatabase, testSecret } from '../../../../test/postgres.ts'
import { openServerOn, startServer } from '../../../../test/server.ts'
import { goodPassword } from '../../../../test/sign-ins.ts'
import { backUp } from '../../../backup/back-up.ts'
import { folderPlace } from '../../../backup/folder-place.ts'
import { restore } from '../../../backup/restore.ts'
import { transaction } from '../../../db/transaction.ts'
import { deriveKey, seal, unseal } from '../../../platform/crypto.ts'
import { sealActivities, verifyActivities } from '../../activities/activity-chain.service.ts'
import { findSetupLink } from './setup.service.ts'

const run = promisify(execFile)
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
  if (!link) throw new Error('Already set up')
  return link
}

const countTenants = async () => (await server.sql('select from tenants')).length

// Tests depend on this order, because a deployment is set up only once.
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
    const responses = await Promise.all(
      [filled, { ...filled, email: 'other@sonnenwerk.example' }]
        .map((one) => ({ ...one, 'vendor.gridx': 'on', 'vendor.nobody': 'on' }))
        .map((form) => browser.request('POST', link, { form })),
    )
    expect(responses.map((response) => response.statusCode).sort()).toEqual([303, 410])
    const [member] = await server.sql<{ email: string; roles: string[]; kind: string }>(
      'select m.email, m.roles, t.kind from members m join tenants t on t.id = m.tenant_id',
    )
    expect(member).toMatchObject({ roles: ['root'], kind: 'operator' })
    expect(await server.sql('select kind, name, country, time_zone from tenants order by kind')).toEqual([
      { kind: 'affiliate', name: 'Sonnenwerk Germany', country: 'DE', time_zone: 'Europe/Berlin' },
      { kind: 'operator', name: 'Sonnenwerk', country: 'DE', time_zone: 'Europe/Berlin' },
    ])
    expect(await server.sql('select name, identified_by, webhook_key from vendors')).toEqual([
      { name: 'gridx', identified_by: 'serial_number', webhook_key: null },
    ])
    const passwordPage = String(responses.find((response) => response.statusCode === 303)?.headers.location)
    expect((await browser.request('POST', passwordPage, { form: { password: goodPassword } })).statusCode).toBe(200)
    await signInWith(browser, member?.email ?? '', goodPassword)
    expect(await server.sql("select actor_kind from activity_entries where event = 'service.set-up'")).toEqual([{ actor_kind: 'system' }])
    expect(await findSetupLink(server.ctx)).toBeUndefined()
    expect((await browser.request('GET', link)).statusCode).toBe(410)
    expect((await browser.request('POST', link, { form: filled })).statusCode).toBe(410)
  })

  it('is there again after a restore: counts, sign-in, encrypted values, the chain of activities and waiting jobs', async () => {
    await server.sql('update vendors set api_key = $1', [seal(deriveKey(testSecret, 'vendor-api-keys'), 'a key at the vendor')])
    await server.sql(`insert into samples (site_id, at, source_id, production_w)
      select gen_random_uuid(), now() - make_interval(days => i), gen_random_uuid(), 0.1 + i from generate_series(0, 20) i`)
    const job = { name: 'rehearsal', payload: z.object({ at: z.string() }), retryLimit: 3 }
    await transaction(server.ctx.db, (tx) => server.ctx.jobs.send(tx, job, { at: 'noon' }))
    await sealActivities(server.ctx)
    const stateBefore = await databaseStateOf(server)
    await server.sql(`insert into processes (id, host, roles, version, started_at, seen_at, unavailable, resident_bytes, waiting_samples, clock_off_ms)
      values (gen_random_uuid(), 'lost', '{api}', '1', now(), now(), '{}', 0, 0, 0)`)
    const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-backup-'))
    const backup = path.join(folder, 'copy')
    // With the login of serving processes, like the nightly unit of the large form.
    const { rows } = await backUp({ databaseUrl: server.ctx.config.databaseUrl, place: folderPlace(backup), now: new Date() })
    expect(rows).toBeGreaterThan(30)

    const ownerUrl = await createDatabase(inject('templateUrl'), 'template1')
    const restoring = { ownerUrl, place: folderPlace(backup), secretKey: testSecret }
    await expect(restore({ ...restoring, secretKey: Buffer.alloc(32, 8) })).rejects.toThrow('SECRET_KEY is not the secret')
    await expect(restore({ ...restoring, ownerUrl: server.ownerUrl })).rejects.toThrow(
      /is not empty: it has \d+ tables\. Restore into a new/,
    )
    const restored = await restore(restoring)
    const again = await openServerOn(ownerUrl, restored.applicationUrl)
    try {
      const state = await databaseStateOf(again.server)
      const ofTables = (states: Record<string, string>) =>
        Object.entries(states).filter(
          ([name, state]) => !state.startsWith('0 rows') && !/^(pgboss|backups|migrations|derived_schemas|deployment_state)/.test(name),
        )
      expect(ofTables(state)).toEqual(ofTables(stateBefore))
      expect(await verifyActivities(again.server.ctx.db)).toEqual({ entries: 4, expired: 0 })
      const [vendor] = await again.server.sql<{ api_key: Buffer }>('select api_key from vendors')
      expect(unseal(deriveKey(testSecret, 'vendor-api-keys'), vendor?.api_key ?? Buffer.of()).toString()).toBe('a key at the vendor')
      expect(
        await again.server.sql("select j.data, q.retry_limit from pgboss.job j join pgboss.queue q using (name) where name = 'rehearsal'"),
      ).toEqual([{ data: { at: 'noon' }, retry_limit: 3 }])
      const [member] = await again.server.sql<{ email: string }>('select email from members')
      await signInWith(openBrowser(again.server), member?.email ?? '', goodPassword)
    } finally {
      await again.stop()
    }
    await appendFile(path.join(backup, 'members.copy.zst'), 'x')
    await expect(restore(restoring)).rejects.toThrow("The backup's file members.copy.zst is damaged. Nothing was restored.")
    await rm(path.join(backup, 'backup.json'))
    await expect(restore(restoring)).rejects.toThrow('is no finished backup')
    await rm(folder, { recursive: true })
  })

  it('warns that a directory has no room for a backup', async ({ skip }) => {
    const small = await mkdtemp(path.join(tmpdir(), 'wattdesk-small-'))
    const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]).then(
      () => true,
      () => false,
    )
    if (!isMounted) return skip('Only an administrator can make a small disk')
    try {
      const folder = path.join(small, 'copy')
      const line = `There is no room for the backup at ${folder}. Name a folder on a larger disk.`
      await expect(backUp({ databaseUrl: server.ownerUrl, place: folderPlace(folder), now: new Date() })).rejects.toThrow(line)
    } finally {
      await run('umount', [small])
      await rm(small, { recursive: true })
    }
  })

  it('leads to the sign-in with an external identity provider', async () => {
    const response = await openBrowser(external).request('POST', await linkOf(external), { form: filled })
    expect(response.headers.location).toBe('http://localhost:4000/login')
    expect(await external.sql('select email from members')).toEqual([{ email: 'ada@sonnenwerk.example' }])
  })
})
