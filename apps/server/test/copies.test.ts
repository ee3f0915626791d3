import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it, vi } from 'vitest'
import { backUp } from '../src/backup/back-up.ts'
import { backupNameOf, manifestName } from '../src/backup/backup-file.ts'
import { folderPlace } from '../src/backup/folder-place.ts'
import { placeAt, removeOldBackups, within } from '../src/backup/open-place.ts'
import { rehearse } from '../src/backup/rehearse.ts'
import { restore } from '../src/backup/restore.ts'
import { loginNameOf } from '../src/platform/application-login.ts'
import { metrics } from '../src/platform/metrics.ts'
import { givenOf } from './given.ts'
import { hasMosquitto, startMosquitto } from './mosquitto.ts'
import { freePort } from './nats.ts'
import { startObjectStore } from './object-store.ts'
import { createDatabase, dropDatabase, onServer, testSecret } from './postgres.ts'
import { startServer } from './server.ts'
import { serverProcesses } from './server-process.ts'
import { givenSmtp } from './smtp.ts'
import { telemetryOf } from './telemetry.ts'
import { lineOf } from './telemetry-line.ts'

const run = promisify(execFile)
const server = startServer()
const given = givenOf(server)
const { closing, startIngest } = lineOf(server, given, telemetryOf(server))
const { startListening } = serverProcesses(server)

describe('a rehearsal of a restore', () => {
  it('restores a backup beside the deployment, compares it with the present state, and leaves nothing behind', async () => {
    await given.member('root')
    const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-backup-'))
    closing.push(() => rm(folder, { recursive: true }))
    const backup = path.join(folder, 'copy')
    await backUp({ databaseUrl: server.ctx.config.databaseUrl, place: folderPlace(backup), now: new Date() })
    await given.member('root')
    const login = `wattdesk_app_${randomBytes(4).toString('hex')}`
    closing.push(() => server.sql(`drop role if exists ${login}`))
    const remains = () =>
      server.sql<{ name: string }>(
        `select datname as name from pg_database where datname like 'wattdesk_rehearsal%'
         union all select rolname from pg_roles where rolname in ('wattdesk_app', $1, $2) order by 1`,
        [loginNameOf(testSecret), login],
      )
    const before = await remains()
    const arrange = { serverUrl: server.ownerUrl, deploymentUrl: server.ownerUrl, place: folderPlace(backup), secretKey: testSecret }
    const { changes, rows, entries, laterMigrations } = await rehearse(arrange)
    expect(changes).toContainEqual({ table: 'members', backup: 1, now: 2 })
    // The release that made the backup restores it, and has no later ones.
    expect(laterMigrations).toEqual([])
    expect([rows > 4, entries]).toEqual([true, 0])
    await appendFile(path.join(backup, 'members.copy.zst'), 'x')
    await expect(rehearse(arrange)).rejects.toThrow("The backup's file members.copy.zst is damaged.")
    expect(await remains()).toEqual(before)
    // Another deployment starts on the same server meanwhile.
    const madeMeanwhile = Promise.withResolvers<unknown>()
    const onCreated = () => madeMeanwhile.resolve(server.sql(`create role ${login} login`))
    await expect(rehearse({ ...arrange, onCreated })).rejects.toThrow('is damaged')
    await madeMeanwhile.promise
    expect((await remains()).filter(({ name }) => name !== login)).toEqual(before)
    expect(await remains()).toContainEqual({ name: login })
  })
})

describe('a backup in an object store', () => {
  it('is written in signed parts, restored from there, refused when damaged, and limited in number', async () => {
    await given.member('root')
    const store = await startObjectStore(1_000)
    closing.push(store.stop)
    const settings = { objectStore: store.settings }
    const root = 's3://backups/desk.example'
    const times = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => new Date(`${day}T02:10:00Z`))
    const names = times.map(backupNameOf)
    const backUpAt = (now: Date) =>
      backUp({ databaseUrl: server.ctx.config.databaseUrl, place: placeAt(within(root, backupNameOf(now)), settings), now })
    for (const now of times) {
      store.failing.count = 1
      await backUpAt(now)
    }
    expect([...store.objects.values()].some((object) => object.length > 3_000)).toBe(true)
    expect(store.uploads.size).toBe(0)
    await expect(backUpAt(times[0] ?? new Date())).rejects.toThrow('has a backup already')

    store.objects.set('desk.example/mine', Buffer.from('mine'))
    store.objects.delete(`desk.example/${names[1]}/${manifestName}`)
    expect(await removeOldBackups(root, 1, settings)).toEqual([names[0], names[1]])
    const left = new Set([...store.objects.keys()].map((key) => key.split('/')[1]))
    expect(left).toEqual(new Set([names[2], 'mine']))

    const place = placeAt(within(root, names[2] ?? ''), settings)
    const arrange = { serverUrl: server.ownerUrl, deploymentUrl: server.ownerUrl, place, secretKey: testSecret }
    const { changes, rows } = await rehearse(arrange)
    expect([changes.filter(({ table }) => table === 'members'), rows > 4]).toEqual([[], true])
    store.objects.set(`desk.example/${names[2]}/members.copy.zst`, Buffer.from('x'))
    await expect(rehearse(arrange)).rejects.toThrow("The backup's file members.copy.zst is damaged.")
    await expect(rehearse({ ...arrange, place: placeAt(`${root}/none`, settings) })).rejects.toThrow('is no finished backup')
    const stranger = placeAt(within(root, 'other'), { objectStore: { ...store.settings, secretAccessKey: 'wrong' } })
    await expect(backUp({ databaseUrl: server.ctx.config.databaseUrl, place: stranger, now: new Date() })).rejects.toThrow(
      /^The object store refuses HEAD .*: 403$/,
    )
    expect(() => placeAt('s3://backups', settings)).toThrow('Name the backup')
    expect(() => placeAt('s3://backups/a', { objectStore: undefined })).toThrow('AWS_ACCESS_KEY_ID')
  })
})

describe.skipIf(!hasMosquitto)('a restored copy started beside the original', () => {
  it('leaves its broker, mails and jobs alone and reports it, until it is made the original', async () => {
    const [mosquitto, smtp] = [await startMosquitto(), await givenSmtp()]
    await smtp.start()
    closing.push(mosquitto.stop, smtp.stop)
    await server.sql(`insert into outbox_mails (id, recipient, subject, text_body, purpose, created_at, next_attempt_at)
      values (gen_random_uuid(), 'a@b.example', 'Hello', 'Hello', 'test', now(), now())`)
    const original = await startIngest(mosquitto.port, { sessions: 1 })
    const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-backup-'))
    closing.push(() => rm(folder, { recursive: true }))
    const backup = path.join(folder, 'copy')
    await backUp({ databaseUrl: server.ctx.config.databaseUrl, place: folderPlace(backup), now: new Date() })
    const ownerUrl = await createDatabase(inject('templateUrl'), 'template1')
    closing.push(() => dropDatabase(ownerUrl))
    const { applicationUrl } = await restore({ ownerUrl, place: folderPlace(backup), secretKey: testSecret })

    const endings = metrics.getSingleMetric('wattdesk_broker_connections_ended_total')
    endings?.reset()
    const settings = { MQTT_URL: `mqtt://127.0.0.1:${mosquitto.port}`, SMTP_URL: smtp.url }
    const copy = await startListening({ DATABASE_URL: applicationUrl, PORT: String(await freePort()), ...settings })
    await copy.started
    const reports = () => onServer(ownerUrl, async (client) => (await client.query('select unavailable from processes')).rows)
    await vi.waitFor(async () => expect(await reports()).toEqual([{ unavailable: ['original'] }]), 5_000)
    expect(await copy.ready()).toEqual({ status: 200, state: 'degraded', missing: ['original'] })
    expect(copy.written()).toMatch(/this database is a copy: /)
    expect([original.isConnected(), (await endings?.get())?.values.reduce((sum, { value }) => sum + value, 0)]).toEqual([true, 0])
    expect(smtp.received).toEqual([])

    // The original is permanently gone.
    await original.close()
    const command = path.resolve(import.meta.dirname, '../../../scripts/wattdesk.ts')
    const env = { DATABASE_URL: applicationUrl, SECRET_KEY: testSecret.toString('base64'), PUBLIC_URL: 'http://localhost:4000' }
    const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', command, 'original', '--confirm'], { env })
    expect(stdout).toMatch(/^This database is the original of wattdesk-[0-9a-f]{8}\./)
    await copy.becomes('ok', [])
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 10_000)
    expect(smtp.received[0]?.raw).toMatch(/^Message-ID: <.*@wattdesk-[0-9a-f]{8}>/m)
    const [session] = await onServer(ownerUrl, async (client) => (await client.query('select holder from ingest_sessions')).rows)
    expect(session).toEqual({ holder: expect.any(String) })
  })
})
