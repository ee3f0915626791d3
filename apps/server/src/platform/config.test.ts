import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const needed = { DATABASE_URL: 'postgresql://localhost/wattdesk', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
const root = path.resolve(import.meta.dirname, '../../../..')

const wrong = {
  NODE_ENV: 'staging',
  PORT: '70000',
  PUBLIC_URL: 'portal.example',
  DATABASE_URL: 'mysql://localhost/wattdesk',
  DATABASE_OWNER_URL: 'localhost/wattdesk',
  DATABASE_POOL: 'many',
  MQTT_PORT: '-1',
  MQTT_URL: 'http://broker.example',
  MQTT_USERNAME: 'u'.repeat(257),
  MQTT_PASSWORD: 'p'.repeat(1_025),
  MQTT_SESSIONS: '0',
  BROKER_TOKEN: 'short-token',
  NATS_URL: 'localhost:4222',
  NODE_EXTRA_CA_CERTS: '/nowhere/ca.crt',
  OIDC_ISSUER: 'ftp://idp.example',
  OIDC_CLIENT_ID: 'i'.repeat(257),
  OIDC_CLIENT_SECRET: 's'.repeat(1_025),
  SMTP_URL: 'mail.example:587',
  MAIL_FROM: 'Wattdesk',
  MAILJET_WEBHOOK_SECRET: 'short-one',
  MAILBOX_KEY: 'short-key',
  MAILBOX_PORT: '0',
  ROLES: 'api,cook',
  DEMO: 'perhaps',
  SECRET_KEY: `${Buffer.alloc(32, 7).toString('base64')},hunter2`,
  METRICS_TOKEN: 'a-token-of-24-letters-and-more,short',
  VENDOR_URLS: 'gridx:nowhere',
  PRICES_URL: 'prices.example',
  UNLEASH_URL: 'flags.example',
  UNLEASH_CLIENT_KEY: 'k'.repeat(1_025),
  DEMO_HISTORY_DAYS: '400',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  OTEL_TRACES_SAMPLER_ARG: '1.5',
  OTEL_SERVICE_NAME: 's'.repeat(101),
  LOG_LEVEL: 'loud',
  SUPPORT_EMAIL: 'support',
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png',
  MAP_TILES_ATTRIBUTION: 'a'.repeat(201),
}

describe('the settings', () => {
  it('report which are missing, and how to create them', () => {
    expect(() => readConfig({ SECRET_KEY: '' })).toThrow(
      'DATABASE_URL: is required: postgresql://user:password@host/database\nSECRET_KEY: is required: 32 random bytes in base64, as openssl rand -base64 32 prints them',
    )
  })

  it('refuse a public address with a path, below which nothing is served', () => {
    const read = (PUBLIC_URL: string) => readConfig({ ...needed, PUBLIC_URL }).publicUrl
    for (const address of ['https://desk.example/portal', 'https://desk.example/?lang=de', 'https://desk.example/#/'])
      expect(() => read(address)).toThrow('PUBLIC_URL: must be a host of its own, without a path')
    expect(read('https://desk.example:8443/')).toBe('https://desk.example:8443')
  })

  it.each(Object.entries(wrong))('report that %s is invalid, without its value', (name, value) => {
    const read = () => readConfig({ ...needed, [name]: value })
    expect(read).toThrow(new RegExp(`^${name}: .`))
    expect(read).not.toThrow(value)
  })

  it('report all errors at once', () => {
    expect(() => readConfig({ ...needed, PORT: 'x', SMTP_URL: 'y', SECRET_KEY: undefined })).toThrow(
      /^PORT: .*\nSMTP_URL: .*\nSECRET_KEY: .*$/,
    )
    expect(() => readConfig({ ...needed, OIDC_ISSUER: 'https://idp.example' })).toThrow('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET')
  })

  it('treat an empty variable as an absent one', () => {
    expect(readConfig({ ...needed, SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: undefined, port: 4000 })
  })

  it('require the public address if several processes must agree on it', () => {
    const missing = 'PUBLIC_URL: required with NATS_URL or a part of the ROLES, the same for every process'
    for (const part of [{ ROLES: 'api' }, { ROLES: 'ingest,worker' }, { NATS_URL: 'nats://127.0.0.1' }]) {
      expect(() => readConfig({ ...needed, ...part })).toThrow(missing)
      expect(readConfig({ ...needed, ...part, PUBLIC_URL: 'https://desk.example/' }).publicUrl).toBe('https://desk.example')
    }
  })

  it('give a process without the API any free port unless `PORT` is set', () => {
    const part = { ...needed, ROLES: 'ingest', PUBLIC_URL: 'https://desk.example' }
    expect(readConfig(part).port).toBe(0)
    expect(readConfig({ ...part, PORT: '4001' }).port).toBe(4001)
  })

  it('load no demonstration by default', () => {
    for (const NODE_ENV of ['development', 'production']) expect(readConfig({ ...needed, NODE_ENV }).demo).toBe(false)
  })

  it('open a mailbox only when configured, on the machine where the product is used, and without a mail server', () => {
    const received = { ...needed, MAILBOX_KEY: 'k'.repeat(32), MAILBOX_PORT: '4001' }
    const mailboxOf = (more: Record<string, string>) => readConfig({ ...received, ...more }).mailbox
    for (const NODE_ENV of ['development', 'production']) expect(mailboxOf({ NODE_ENV })).toEqual({ key: 'k'.repeat(32), port: 4001 })
    expect(mailboxOf({ SMTP_URL: 'smtp://mail.example' })).toBeUndefined()
    expect(mailboxOf({ PUBLIC_URL: 'https://portal.example' })).toBeUndefined()
    for (const DEMO of ['0', '1']) expect(readConfig({ ...needed, DEMO }).mailbox).toBeUndefined()
  })

  it('are all described, with their defaults', async () => {
    const code = await readFile(path.join(import.meta.dirname, 'config.ts'), 'utf8')
    const variables = [...code.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name)
    expect(variables.length).toBeGreaterThan(20)
    const table = (await readFile(path.join(root, 'README.md'), 'utf8')).split('\n').filter((line) => line.startsWith('|'))
    const described = table.flatMap((line) => [...line.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
    expect(variables.filter((name) => !described.includes(name))).toEqual([])
    for (const [, name, standard] of code.matchAll(/^ {2}([A-Z_]+): .*\.default\('?([^')]+)'?\)/gm)) {
      expect(table.find((line) => line.includes(`| \`${name}\``))).toContain(standard?.replaceAll('_', ''))
    }
  })
})
