import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import path from 'node:path'
import { switchFeatureFlag } from '@wattdesk/contract/feature-flags/calls.ts'
import { confirmOriginalService, readServiceNotice, readServiceStatus } from '@wattdesk/contract/service-status/calls.ts'
import type { ServiceProblem } from '@wattdesk/contract/service-status/terms.ts'
import { signatureHeader, signedContent, webhookHeaders } from '@wattdesk/device-protocol/webhooks.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { testSecret } from '../../../test/postgres.ts'
import { startServer } from '../../../test/server.ts'
import { updateLogLevel } from '../../db/deployment-state.ts'
import '../../ingest.ts'
import { hmacSha256 } from '../../platform/crypto.ts'
import { newId } from '../../platform/ids.ts'
import { metrics } from '../../platform/metrics.ts'
import { AddressRefused } from '../../platform/outgoing-request.ts'
import { openProcessHealth } from '../../platform/process-health.ts'
import { secretIdOf } from '../../platform/secret-keys.ts'
import { systemActor } from '../activities/activities.service.ts'
import { alertOperators, testAlerts } from './alerts.service.ts'
import { setMaintenance } from './deployment.service.ts'
import { reportProcess } from './processes.service.ts'
import { keepCertificate, measureDeployment, runServiceStatusJobs } from './service-status.jobs.ts'

const fresh = Buffer.alloc(32, 9)
const server = startServer({ SMTP_URL: 'smtp://mail.example', SECRET_KEY: `${testSecret.toString('base64')}, ${fresh.toString('base64')}` })
const given = givenOf(server)
const root = path.resolve(import.meta.dirname, '../../../../..')

describe('the status of the service', () => {
  it('keeps the end of a certificate while nobody can look at it, and none without TLS', async () => {
    const { ctx } = server
    const known = async () => (await server.sql<{ until: Date }>('select certificate_until as until from deployment_state'))[0]?.until
    await server.sql("update deployment_state set certificate_until = '2026-12-01'")
    // Nobody listens there.
    await keepCertificate({ ...ctx, config: { ...ctx.config, publicUrl: 'https://127.0.0.1:1' } })
    expect(await known()).toEqual(new Date('2026-12-01T00:00:00Z'))
    await keepCertificate({ ...ctx, config: { ...ctx.config, publicUrl: 'http://127.0.0.1' } })
    expect(await known()).toBeNull()
  })

  it('reports missing roles, silent processes, stuck and late work, missing backups, and nothing once all is well', async () => {
    const { token } = await given.member('root')
    const status = async () => (await server.call(readServiceStatus, { token })).body
    expect((await status()).problems).toEqual(['role-missing', 'backup-old'])

    const health = await openProcessHealth(server.ctx)
    health.add('broker', () => false)
    server.clock.advance(180_000)
    const stop = await reportProcess(server.ctx, health)
    await server.sql(`insert into processes (id, host, roles, version, started_at, seen_at, unavailable, resident_bytes, disk_bytes, disk_free_bytes,
        waiting_samples, clock_off_ms)
      select gen_random_uuid(), host, '{api}', '0.0.9', now() - interval '1 hour', now() - age, '{}', 1, 100, 5, 0, 0
      from (values ('gone', interval '2 minutes'), ('full', interval '0')) t (host, age)`)
    await server.sql("update processes set waiting_samples = 20001 where host = 'full'")
    await server.sql("update deployment_state set certificate_until = now() + interval '5 days'")
    await server.ctx.deployment.refresh()
    await server.sql(
      "insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name) values ('tried', 'standard', 1, 0, false, 60, 60, 60, false, 'job_common') on conflict do nothing",
    )
    await server.sql(`insert into pgboss.job (name, state, started_on, expire_seconds, completed_on)
      values ('tried', 'active', now() - interval '2 minutes', 60, null), ('tried', 'failed', null, 60, now())`)
    await server.sql("insert into rollup_slots (site_id, slot, due_at) values (gen_random_uuid(), now(), now() - interval '20 minutes')")
    await server.sql(`insert into outbox_mails (id, recipient, subject, text_body, purpose, created_at, next_attempt_at)
      values (gen_random_uuid(), 'a@b.example', 'Hello', 'Hello', 'test', now() - interval '2 hours', now())`)
    const bad = await status()
    expect(bad.problems).toEqual([
      'process-silent',
      'part-unavailable',
      'disk-full',
      'certificate-old',
      'ingest-behind',
      'jobs-stuck',
      'rollup-late',
      'mails-late',
      'clock-off',
      'jobs-failed',
      'versions-differ',
      'backup-old',
    ])
    const named = (host: string) => bad.processes.find((one) => one.host === host)
    expect(named('gone')).toMatchObject({ isSilent: true, unavailable: [] })
    expect(named('full')).toMatchObject({ isSilent: false, disk: { bytes: 100, freeBytes: 5 } })
    expect(named(hostname())).toMatchObject({ isSilent: false, unavailable: ['broker'], roles: ['api', 'ingest', 'worker'] })
    expect(named(hostname())?.clockOffMs).toBeGreaterThan(170_000)
    expect(bad.queues.find(({ name }) => name === 'tried')).toMatchObject({ active: 1, stuck: 1, failed: 1, waiting: 0 })

    await stop()
    await server.sql(
      "delete from processes; delete from pgboss.job; delete from rollup_slots; update outbox_mails set sent_at = now(); insert into backups (taken_at, tool) values (now(), 'pg_basebackup'); update deployment_state set certificate_until = now() + interval '15 days'",
    )
    await server.ctx.deployment.refresh()
    server.clock.set(new Date())
    // Two processes were killed, and one of them was restarted.
    await server.sql(`insert into processes (id, host, roles, version, started_at, seen_at, unavailable, resident_bytes, waiting_samples, clock_off_ms)
      select gen_random_uuid(), 'killed', roles, '1', now() - interval '1 hour', now() - interval '3 minutes', '{}', 1, 0, 0
      from (values ('{api,ingest,worker}'::text[]), ('{api,ingest,worker}'), ('{api}')) t (roles)`)
    const restarted = await reportProcess(server.ctx, await openProcessHealth(server.ctx))
    const silent = (await status()).processes.filter(({ isSilent }) => isSilent)
    expect(silent.map(({ roles }) => roles.length).sort()).toEqual([1, 3])
    await restarted()
    await server.sql('delete from processes')
    const again = await reportProcess(server.ctx, await openProcessHealth(server.ctx))
    expect(await status()).toMatchObject({ problems: [], lastBackup: { tool: 'pg_basebackup' }, mails: { waiting: 0 } })
    await again()
    expect((await status()).processes).toEqual([])
  })
})

describe('a copy of the deployment', () => {
  it('is marked as one, until a root member makes it the original, which is logged', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const notice = async () => (await server.call(readServiceNotice, { token: admin.token })).body
    expect(await notice()).toEqual({ isCopy: false, maintenance: null, pastLoading: null })
    await server.sql('update deployment_state set home = null')
    await server.ctx.deployment.refresh()
    expect(await notice()).toEqual({ isCopy: true, maintenance: null, pastLoading: null })
    const status = async () => (await server.call(readServiceStatus, { token: root.token })).body
    const { problems, deployment } = await status()
    expect([problems[0], deployment]).toEqual(['copy', { isOriginal: false, name: expect.stringMatching(/^wattdesk-\w+-copy-\w+$/) }])
    expect((await server.call(confirmOriginalService, { token: admin.token })).status).toBe(403)
    for (const _ of ['once', 'again']) expect((await server.call(confirmOriginalService, { token: root.token })).status).toBe(204)
    expect((await status()).deployment.isOriginal).toBe(true)
    expect(await notice()).toEqual({ isCopy: false, maintenance: null, pastLoading: null })
    const events = await server.sql("select actor_name from activity_entries where event = 'service.original-confirmed'")
    expect(events).toHaveLength(1)
  })
})

describe('maintenance', () => {
  it('is announced to everybody, and while it lasts only root members change something', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000)
    const actor = { caller: systemActor, requestId: newId() }
    const write = async ({ token }: { token: string }) =>
      server.call(switchFeatureFlag, { token, params: { name: 'installer-portal' }, body: { version: 9, isOn: true } })
    const plan = { from: at(2), until: at(40), note: 'New disks.' }
    await setMaintenance(server.ctx, actor, plan)
    const maintenance = { from: plan.from.toISOString(), until: plan.until.toISOString(), note: plan.note }
    const notice = async () => (await server.call(readServiceNotice, { token: admin.token })).body
    expect(await notice()).toEqual({ isCopy: false, maintenance, pastLoading: null })
    expect((await write(admin)).status).not.toBe(503)
    server.clock.advance(3 * 60_000)
    const refused = await write(admin)
    expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([503, 'Maintenance', String(37 * 60)])
    expect((await write(root)).status).not.toBe(503)
    await setMaintenance(server.ctx, actor, null)
    expect((await write(admin)).status).not.toBe(503)
    expect(await notice()).toEqual({ isCopy: false, maintenance: null, pastLoading: null })
  })
})

describe('alerts', () => {
  const secrets = ['secret-of-a-test-alerts-1', 'secret-of-a-test-alerts-2']
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = []
  let status = 200
  const receiver = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    received.push({ headers: request.headers, body: Buffer.concat(pieces) })
    response.writeHead(status).end()
  })
  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
  })
  afterAll(() => receiver.close())

  const alerting = (vendorNetworks = ['127.0.0.0/8']) => {
    const { port } = receiver.address() as AddressInfo // of a listening TCP server
    const webhook = { url: new URL(`http://127.0.0.1:${port}/alerts`), secrets }
    const alerts = { mailTo: ['ops@desk.example'], webhook, language: 'de' as const }
    return { ...server.ctx, config: { ...server.ctx.config, alerts, vendorNetworks } }
  }
  const mails = () =>
    server.sql("select subject, text_body, recipient from outbox_mails where template = 'member-service-alert' order by id")

  it('announce each problem once when it has lasted and once when it is over, by e-mail and by a signed call', async () => {
    await given.member('root')
    const ctx = alerting()
    const stop = await runServiceStatusJobs(ctx)
    const follow = (minutes: number, ...problems: ServiceProblem[]) => {
      server.clock.advance(minutes * 60_000)
      return alertOperators(ctx, problems)
    }
    expect([await follow(0, 'disk-full'), await follow(1), await follow(1, 'disk-full'), await follow(1, 'disk-full')]).toEqual([
      0, 0, 0, 0,
    ])
    server.clock.advance(60_000)
    const twice = await Promise.all([alertOperators(ctx, ['disk-full']), alertOperators(ctx, ['disk-full'])])
    expect(twice.sort()).toEqual([0, 1])
    expect([await follow(60, 'disk-full'), await follow(1), await follow(1, 'disk-full'), await follow(1)]).toEqual([0, 0, 0, 0])
    expect([await follow(2), await follow(60)]).toEqual([1, 0])
    expect(await mails()).toMatchObject([
      { recipient: 'ops@desk.example', subject: 'Handlungsbedarf: Ein Datenträger ist fast voll' },
      { recipient: 'ops@desk.example', subject: 'Behoben: Ein Datenträger ist fast voll' },
    ])
    await vi.waitFor(() => expect(received).toHaveLength(2), 10_000)
    const reported = received.map(({ body }) => JSON.parse(String(body)))
    expect(reported.map(({ event, problem }) => [event, problem]).sort()).toEqual([
      ['began', 'disk-full'],
      ['ended', 'disk-full'],
    ])
    for (const { headers, body } of received) {
      const [timestamp, deliveryId] = [String(headers[webhookHeaders.timestamp]), String(headers[webhookHeaders.delivery])]
      const content = signedContent({ timestamp, deliveryId, rawBody: body })
      const wanted = secrets.map((secret) => signatureHeader(hmacSha256(secret, content))).join(',')
      expect(headers[webhookHeaders.signature]).toBe(wanted)
    }
    await stop()
  })

  it('reach only public addresses and named networks, and fail where the webhook refuses', async () => {
    const before = received.length
    await expect(testAlerts(alerting([]))).rejects.toThrow(AddressRefused)
    expect(received).toHaveLength(before)
    status = 500
    await expect(testAlerts(alerting())).rejects.toThrow('The webhook returns 500')
    status = 204
    expect(await testAlerts(alerting())).toEqual({ mails: 1, webhook: true })
    expect(JSON.parse(String(received.at(-1)?.body))).toMatchObject({ event: 'test', problem: null })
    await expect(testAlerts(server.ctx)).rejects.toThrow('There is no contact point')
  })

  it('are not sent by a copy', async () => {
    await server.sql('update deployment_state set home = null')
    await server.ctx.deployment.refresh()
    await alertOperators(alerting(), ['disk-full'])
    expect(await server.sql('select from operator_alerts')).toEqual([])
    await server.sql('update deployment_state set home = database_home()')
    await server.ctx.deployment.refresh()
  })
})

describe('the log level', () => {
  it('changes in a running process until an instant, and then returns to the setting', async () => {
    const { deployment, db, log } = server.ctx
    const usual = log.level
    await updateLogLevel(db, { level: 'error', until: new Date(Date.now() + 60_000) })
    await deployment.refresh()
    expect(log.level).toBe('error')
    await updateLogLevel(db, { level: 'error', until: new Date(Date.now() - 1) })
    await deployment.refresh()
    expect(log.level).toBe(usual)
  })
})

describe('the rotation of the secret', () => {
  it('is noticed by a running process, which writes with the new one and reads what the previous one wrote', async () => {
    const { token } = await given.member('root')
    const [before, after] = [testSecret, fresh].map(secretIdOf)
    await server.sql("update secret_keys set state = 'former', kept = 'x' where state = 'active'")
    await server.sql("insert into secret_keys (id, generation, state, key_check) values ($1, 7, 'active', 'x')", [after])
    const stop = await reportProcess(server.ctx, await openProcessHealth(server.ctx))
    const [row] = await server.sql('select secrets, writes_with from processes')
    expect(row).toEqual({ secrets: [before, after], writes_with: after })
    expect((await server.call(readServiceStatus, { token })).status).toBe(200)
    const member = await given.member('root')
    expect((await server.call(readServiceStatus, { token: member.token })).status).toBe(200)
    await stop()
  })
})

describe('metrics', () => {
  const shown = async () => {
    await measureDeployment(server.ctx)
    return (await metrics.getMetricsAsJSON()).map(({ name, help, type }) => ({ name, help, type: String(type) }))
  }

  it('are those that docs/metrics.md lists, named by convention', async () => {
    const text = await readFile(path.join(root, 'docs/metrics.md'), 'utf8')
    const listed = [...text.matchAll(/^\| `(\w+)` +\| (\w+) +\| .* \| (.*?) +\|$/gm)].map(([, name, type, help]) => ({ name, help, type }))
    const ours = (await shown()).filter(({ name }) => name.startsWith('wattdesk_'))
    const byName = (a: { name?: string }, b: { name?: string }) => String(a.name).localeCompare(String(b.name))
    expect(listed.sort(byName)).toEqual(ours.sort(byName))
    for (const { name, type } of ours) expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
    expect((await server.app.inject('/metrics')).body).toMatch(/wattdesk_jobs\{queue="tried",state="stuck"\} 0/)
  })

  it('have a runbook for each alert', async () => {
    const [rules, runbooks] = await Promise.all(
      ['deploy/prometheus/wattdesk-alerts.yml', 'docs/runbooks.md'].map((file) => readFile(path.join(root, file), 'utf8')),
    )
    const alerts = [...(rules ?? '').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
    expect(alerts.length).toBeGreaterThan(10)
    expect([...(runbooks ?? '').matchAll(/^## (\w+)$/gm)].map(([, name]) => name).sort()).toEqual(alerts.sort())
  })

  it.each(['deploy/prometheus/wattdesk-alerts.yml', 'deploy/grafana/wattdesk.json'])('that %s names exist', async (file) => {
    const all = await shown()
    const series = new Set(
      all.flatMap(({ name, type }) => (type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name])),
    )
    const named = [...(await readFile(path.join(root, file), 'utf8')).matchAll(/\b(?:wattdesk|process|nodejs)_\w+/g)].map(([name]) => name)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !series.has(name))).toEqual([])
  })
})
