import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import https from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { patience } from '../../../scripts/patience.ts'
import { timeSeen } from '../../../scripts/set-time.ts'
import { diagnose } from '../src/doctor/diagnose.ts'
import { makeCertificates } from './certificates.ts'
import { startObjectStore } from './object-store.ts'
import { createDatabase, dropDatabase, onServer, testSecret } from './postgres.ts'
import { givenSmtp } from './smtp.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const secret = testSecret.toString('base64')

async function listening<S extends Server>(server: S): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return (server.address() as AddressInfo).port // of a listening TCP server
}

async function givenDatabase(source?: string): Promise<string> {
  const url = await createDatabase(inject('templateUrl'), source)
  closing.push(() => dropDatabase(url))
  return url
}

async function command(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const file = path.resolve(import.meta.dirname, '../../../scripts/wattdesk.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, 'doctor'], {
    env: { ...timeSeen(), ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [code] = await once(child, 'exit')
  return { code, output: output.replaceAll(/ {2,}/g, '  ') }
}

describe('the doctor', () => {
  it('finds nothing wrong in a healthy installation, and recognizes an empty database', async () => {
    const smtp = await givenSmtp()
    await smtp.start()
    closing.push(smtp.stop)
    const url = await givenDatabase()
    await onServer(url, (client) => client.query("insert into backups (taken_at, tool) values (now(), 'pg_basebackup')"))
    const found = await diagnose({ DATABASE_URL: url, SECRET_KEY: secret, SMTP_URL: smtp.url, DATA_DIR: import.meta.dirname })
    expect(found.filter(({ state }) => state === 'wrong')).toEqual([])
    const sound = found.filter(({ state }) => state === 'ok').map(({ what }) => what)
    expect(sound).toEqual(
      expect.arrayContaining([
        'settings',
        'Node',
        'disk',
        'PostgreSQL',
        'schema',
        'clock against PostgreSQL',
        'order of names',
        'backup',
        'mail server',
      ]),
    )

    const store = await startObjectStore(1_000)
    closing.push(store.stop)
    const keys = { AWS_ACCESS_KEY_ID: store.settings.accessKeyId, AWS_SECRET_ACCESS_KEY: store.settings.secretAccessKey }
    const place = { BACKUP_TO: 's3://vault/desk', AWS_ENDPOINT_URL: store.settings.endpoint, AWS_REGION: store.settings.region }
    store.objects.set('desk/wattdesk-2026-11-20/backup.json', Buffer.from('{}'))
    const inStore = async (given: object) => (await diagnose({ SECRET_KEY: secret, ...given })).find((one) => one.what === 'object store')
    expect(await inStore({ ...place, ...keys })).toMatchObject({ state: 'ok', result: 's3://vault/desk takes backups, and has 1' })
    expect([...store.objects.keys()]).toEqual(['desk/wattdesk-2026-11-20/backup.json'])
    const refused = await inStore({ ...place, ...keys, AWS_SECRET_ACCESS_KEY: 'hidden-store' })
    expect(refused).toMatchObject({ state: 'wrong', result: expect.stringContaining('SignatureDoesNotMatch') })
    expect(JSON.stringify(refused)).not.toContain('hidden-store')
    expect(await inStore({ ...place, ...keys, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' })).toMatchObject({
      state: 'wrong',
      result: expect.stringContaining('cannot be used'),
    })
    expect(await inStore(place)).toMatchObject({ state: 'wrong' })

    const { code, output } = await command({
      DATABASE_URL: await givenDatabase('template1'),
      SECRET_KEY: secret,
      DATA_DIR: '/tmp/wattdesk/nothing-there',
    })
    expect([code, output]).toEqual([0, expect.stringContaining('-  schema  the database is empty')])
    // A deployment with a PostgreSQL and a secret of its own may never store anything there.
    expect(output).toContain('-  disk  /tmp/wattdesk/nothing-there does not exist')
    expect(output).not.toContain('first start')
    expect(output).toMatch(/^Nothing is wrong; \d+ things were looked at\.$/m)
  })

  it('names faults with remedies, within seconds, and no secret', async () => {
    const certificates = await makeCertificates()
    closing.push(certificates.remove)
    const silent = createServer((socket) => closing.push(async () => socket.destroy()))
    const vendor = https.createServer(
      { cert: await readFile(certificates.certificate), key: await readFile(certificates.key) },
      (_, response) => {
        response.sendDate = false
        response.setHeader('date', new Date(Date.now() + 300_000).toUTCString()).end('{}')
      },
    )
    const [silentPort, vendorPort] = [await listening(silent), await listening(vendor)]
    const url = await givenDatabase()
    await onServer(url, async (client) => {
      await client.query("insert into deployment (key_check) values ('x') on conflict do nothing; update deployment set key_check = 'x'")
      await client.query("insert into backups (taken_at, tool) values (now() - interval '3 days', 'wattdesk backup')")
      await client.query("update pg_collation set collversion = '0' where collname = 'name_order'")
    })
    const startedAt = Date.now()
    const { code, output } = await command({
      DATABASE_URL: url,
      SECRET_KEY: secret,
      PUBLIC_URL: 'http://localhost:1',
      MQTT_URL: `mqtt://localhost:${silentPort}`,
      MQTT_PASSWORD: 'hidden-broker',
      NATS_URL: 'nats://wattdesk:hidden-nats@localhost:1',
      SMTP_URL: 'smtp://desk:hidden-mail@localhost:1',
      OIDC_ISSUER: 'http://localhost:1/issuer',
      VENDOR_URLS: `gridx=https://localhost:${vendorPort}`,
      NODE_EXTRA_CA_CERTS: certificates.authority,
    })
    expect(code).toBe(1)
    expect(Date.now() - startedAt).toBeLessThan(60_000 * patience)
    expect(output).not.toMatch(/hidden-/)
    expect(output).not.toContain(secret)
    for (const line of [
      /^WRONG {2}OIDC_CLIENT_ID and OIDC_CLIENT_SECRET {2}required with OIDC_ISSUER$/m,
      /^WRONG {2}broker {2}.*\n {2}→ Check MQTT_URL/m,
      /^WRONG {2}NATS {2}.*\n {2}→ Check NATS_URL/m,
      /^WRONG {2}mail server {2}.*\n {2}→ Check SMTP_URL/m,
      /^WRONG {2}secret {2}SECRET_KEY is not that of the database$/m,
      /^WRONG {2}order of names {2}another version of ICU .*\n {2}→ As the owner: reindex index customers_by_name/m,
      /^WRONG {2}backup {2}72 hours old, by wattdesk backup$/m,
      /^ok {2}vendor gridx {2}localhost:\d+ responds$/m,
      /^WRONG {2}clock against localhost:\d+ {2}this machine is (299|300|301) s behind$/m,
      /^WRONG {2}certificate of localhost:\d+ {2}1 day left$/m,
      /^- {2}processes {2}none runs$/m,
    ])
      expect(output).toMatch(line)

    const away = await diagnose({ DATABASE_URL: 'postgresql://desk:hidden-database@localhost:1/wattdesk', SECRET_KEY: 'x' })
    const bad = away.filter(({ state }) => state === 'wrong').map(({ what }) => what)
    expect(bad).toEqual(['SECRET_KEY', 'database'])
    expect(JSON.stringify(away)).not.toContain('hidden-database')
  })
})
