import { readFileSync } from 'node:fs'
import { type ConnectorName, connectorNames } from '@wattdesk/contract/data-import/terms.ts'
import { wholeLanguages } from '@wattdesk/contract/languages.ts'
import { z } from 'zod'
import { isLoopbackName } from './loopback.ts'
import { isNetwork } from './outgoing-request.ts'
import { parseSecretKeys, SecretKeys } from './secret-keys.ts'

export const processRoles = ['api', 'ingest', 'worker'] as const
export type ProcessRole = (typeof processRoles)[number]

const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL starting with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    )

const isWholeHost = ({ pathname, search, hash }: URL) => pathname + search + hash === '/'

const switchOn = z.enum(['1', '0', 'true', 'false', 'on', 'off']).transform((text) => ['1', 'true', 'on'].includes(text))

/** Tokens separated by commas: two while one replaces the other. */
const tokens = (form: RegExp, message: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .refine((all) => all.every((one) => form.test(one)), message)

function holdsCertificates(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('-----BEGIN CERTIFICATE-----')
  } catch {
    return false
  }
}

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:')
    .refine((text) => !URL.canParse(text) || isWholeHost(new URL(text)), 'must be a host of its own, without a path')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_OWNER_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  MQTT_HOST: z.string().min(1).default('127.0.0.1'),
  MQTT_PORT: z.coerce.number().int().min(0).max(65_535).default(1883),
  MQTT_URL: url('mqtt:', 'mqtts:').optional(),
  MQTT_USERNAME: z.string().max(256).optional(),
  MQTT_PASSWORD: z.string().max(1_024).optional(),
  MQTT_SESSIONS: z.coerce.number().int().min(1).max(64).default(1),
  NATS_URL: url('nats:', 'tls:').optional(),
  // Read by Node itself, which only warns of a file that it cannot use.
  NODE_EXTRA_CA_CERTS: z.string().refine(holdsCertificates, 'must be a readable file of certificates (PEM)').optional(),
  OIDC_ISSUER: url('http:', 'https:').optional(),
  OIDC_CLIENT_ID: z.string().max(256).optional(),
  OIDC_CLIENT_SECRET: z.string().max(1_024).optional(),
  UNLEASH_URL: url('http:', 'https:').optional(),
  UNLEASH_CLIENT_KEY: z.string().min(1).max(1_024).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAILBOX_KEY: z
    .string()
    .regex(/^[\w-]{22,128}$/, 'must be 22 to 128 letters, digits or any of - _')
    .optional(),
  MAILBOX_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  MAIL_FROM: z
    .string()
    .max(254)
    .regex(/^([^<>@\s]+@[^<>@\s]+|[^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>)$/, 'must be an address, or a name and an address in <>')
    .default('Wattdesk <no-reply@wattdesk.example>'),
  MAILJET_WEBHOOK_SECRET: tokens(/^[\w.~-]{16,256}$/, 'must be 16 to 256 letters, digits or any of - _ . ~'),
  VENDOR_URLS: z
    .string()
    .max(4_000)
    .default('')
    .transform((text, context): Partial<Record<ConnectorName, string>> => {
      const parts = text.split(',').filter((part) => part.trim() !== '')
      const urls = parts.map((part) => /^\s*(\w+)=(https?:\/\/[^\s@]+?)\s*$/.exec(part))
      if (urls.every((url) => connectorNames.some((name) => name === url?.[1]))) {
        return Object.fromEntries(urls.map((url) => [url?.[1], url?.[2]]))
      }
      context.addIssue({ code: 'custom', message: `must be vendor=URL, separated by commas; vendors are ${connectorNames.join(', ')}` })
      return z.NEVER
    }),
  VENDOR_NETWORKS: z
    .string()
    .max(1_000)
    .default('')
    .transform((text, context): string[] => {
      const networks = text.split(',').flatMap((part) => part.trim() || [])
      if (networks.every(isNetwork)) return networks
      context.addIssue({ code: 'custom', message: 'must be networks as 10.20.0.0/16, separated by commas' })
      return z.NEVER
    }),
  PRICES_URL: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[^\s@]+$/, 'must be an http or https URL')
    .optional(),
  ALERT_MAIL_TO: z
    .string()
    .max(2_000)
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .refine((all) => all.every((one) => z.email().safeParse(one).success), 'must be e-mail addresses, separated by commas'),
  ALERT_WEBHOOK_URL: url('http:', 'https:').optional(),
  ALERT_WEBHOOK_SECRET: tokens(/^[\w.~+/-]{24,256}=*$/, 'must be 24 to 256 letters, digits or any of - _ . ~ + /'),
  ALERT_LANGUAGE: z.enum(wholeLanguages).default('en'),
  BACKUP_TO: z.string().min(1).max(1_000).optional(),
  // These names are usual among tools for object stores.
  AWS_ENDPOINT_URL: url('http:', 'https:').optional(),
  AWS_REGION: z.string().min(1).max(100).default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().min(1).max(256).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).max(1_024).optional(),
  AWS_SESSION_TOKEN: z.string().min(1).max(8_192).optional(),
  BROKER_TOKEN: tokens(/^[\w.~+/-]{24,256}=*$/, 'must be 24 to 256 letters, digits or any of - _ . ~ + /'),
  METRICS_TOKEN: tokens(/^[\w.~+/-]{24,256}=*$/, 'must be 24 to 256 letters, digits or any of - _ . ~ + /'),
  ROLES: z
    .string()
    .default(processRoles.join(','))
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(z.enum(processRoles)).min(1)),
  QUIET: switchOn.optional(),
  DEMO: switchOn.optional(),
  DEMO_HISTORY_DAYS: z.coerce.number().int().min(1).max(396).default(396),
  SECRET_KEY: z
    .string()
    .refine(
      (text) => text.split(',').every((one) => z.base64().min(43).safeParse(one.trim()).success),
      'must be 32 random bytes in base64; during a rotation several, separated by commas',
    ),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PORTAL_DIR: z.string().optional(),
  CUSTOMER_APP_DIR: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('wattdesk'),
  SUPPORT_EMAIL: z.email().max(254).default('support@wattdesk.example'),
  MAP_TILES_URL: url('https:')
    .refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), 'must contain {z}, {x} and {y}')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).optional(),
})

/** The names of all settings, for tests that compare them with the files for operators. */
export const variableNames: readonly string[] = Object.keys(variables.shape)

/** Settings that cannot be used. The message names each variable, one per line. */
export class InvalidSettings extends Error {}

export type Config = ReturnType<typeof readConfig>

const ways: Readonly<Record<string, string>> = {
  SECRET_KEY: 'is required: 32 random bytes in base64, as openssl rand -base64 32 prints them',
  DATABASE_URL: 'is required: postgresql://user:password@host/database',
}

/** Never contains the value. */
const faultOf = (name: string, { message }: { message: string }, given: Record<string, unknown>): string =>
  `${name}: ${given[name] === undefined ? (ways[name] ?? message) : message}`

type Variables = z.output<typeof variables>

function requireCompanions(v: Variables): void {
  if (v.OIDC_ISSUER && !(v.OIDC_CLIENT_ID && v.OIDC_CLIENT_SECRET)) {
    throw new InvalidSettings('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: required with OIDC_ISSUER')
  }
  if (v.UNLEASH_URL && !v.UNLEASH_CLIENT_KEY) throw new InvalidSettings('UNLEASH_CLIENT_KEY: required with UNLEASH_URL')
  if (v.ALERT_WEBHOOK_URL && v.ALERT_WEBHOOK_SECRET.length === 0)
    throw new InvalidSettings('ALERT_WEBHOOK_SECRET: required with ALERT_WEBHOOK_URL')
}

function contactPointsOf(v: Variables) {
  if (v.ALERT_MAIL_TO.length === 0 && !v.ALERT_WEBHOOK_URL) return undefined
  const webhook = v.ALERT_WEBHOOK_URL ? { url: new URL(v.ALERT_WEBHOOK_URL), secrets: v.ALERT_WEBHOOK_SECRET } : undefined
  return { mailTo: v.ALERT_MAIL_TO, webhook, language: v.ALERT_LANGUAGE }
}

function objectStoreOf(v: Variables) {
  const { AWS_ENDPOINT_URL, AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = v
  if (!accessKeyId || !secretAccessKey) return undefined
  const endpoint = AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`
  return { endpoint, region, accessKeyId, secretAccessKey, sessionToken: v.AWS_SESSION_TOKEN }
}

/**
 * Reads the process's settings from its environment. Throws an error whose message names every invalid variable, one per line,
 * without printing a value (some are secrets).
 */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as absent: that is how compose files unset one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    throw new InvalidSettings(parsed.error.issues.map((issue) => faultOf(String(issue.path[0]), issue, given)).join('\n'))
  }
  const v = parsed.data
  requireCompanions(v)
  const roles = new Set<ProcessRole>(v.ROLES)
  const isWhole = processRoles.every((role) => roles.has(role)) && !v.NATS_URL
  // E-mail links and browser requests contain the address, so all processes must use the same one instead of guessing it.
  if (!v.PUBLIC_URL && !isWhole)
    throw new InvalidSettings('PUBLIC_URL: required with NATS_URL or a part of the ROLES, the same for every process')
  // A process that serves only probes and metrics uses any free port, so it can run beside an API on the same machine.
  const port = v.PORT ?? (roles.has('api') ? 4000 : 0)
  const publicUrl = (v.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '')
  return {
    port,
    host: v.HOST,
    publicUrl,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    databaseOwnerUrl: v.DATABASE_OWNER_URL,
    /** A standby for lists, reports and exports. */
    databaseReplicaUrl: v.DATABASE_REPLICA_URL,
    databasePool: v.DATABASE_POOL,
    mqtt: v.MQTT_URL ? { url: v.MQTT_URL, username: v.MQTT_USERNAME, password: v.MQTT_PASSWORD, sessions: v.MQTT_SESSIONS } : undefined,
    /** Address of the embedded broker, unless another broker is configured. */
    mqttBroker: { host: v.MQTT_HOST, port: v.MQTT_PORT },
    natsUrl: v.NATS_URL,
    oidc: v.OIDC_ISSUER ? { issuer: v.OIDC_ISSUER, clientId: v.OIDC_CLIENT_ID ?? '', clientSecret: v.OIDC_CLIENT_SECRET ?? '' } : undefined,
    /** The frontend API of an Unleash server, which replaces our own flags. */
    unleash: v.UNLEASH_URL ? { url: v.UNLEASH_URL.replace(/\/$/, ''), clientKey: v.UNLEASH_CLIENT_KEY ?? '' } : undefined,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    /** A local page that shows e-mails with their links. Only if no mail server is configured and the product is used from this machine. */
    mailbox:
      v.MAILBOX_KEY && v.MAILBOX_PORT && !v.SMTP_URL && isLoopbackName(new URL(publicUrl).hostname)
        ? { key: v.MAILBOX_KEY, port: v.MAILBOX_PORT }
        : undefined,
    /** Shared secrets that authenticate delivery reports. */
    mailjetSecrets: v.MAILJET_WEBHOOK_SECRET,
    /** Authenticates an outside broker that asks whom to admit. */
    brokerTokens: v.BROKER_TOKEN,
    metricsTokens: v.METRICS_TOKEN,
    alerts: contactPointsOf(v),
    /** A folder or `s3://bucket/prefix` for backups. */
    backupTo: v.BACKUP_TO,
    objectStore: objectStoreOf(v),
    /** Addresses of vendors in place of the public ones; calls go to these hosts and nowhere else. */
    vendorUrls: v.VENDOR_URLS,
    /** Private networks in which devices in homes may be reached, where the ID of an installation is the host. */
    vendorNetworks: v.VENDOR_NETWORKS,
    /** Source of day-ahead prices, in the format of energy-charts.info. */
    pricesUrl: v.PRICES_URL,
    roles,
    /** Makes no outside connections, as in a copy of a deployment. */
    isQuiet: v.QUIET ?? false,
    demo: v.DEMO ?? false,
    demoHistoryDays: v.DEMO_HISTORY_DAYS,
    secretKey: SecretKeys.of(...parseSecretKeys(v.SECRET_KEY)),
    logLevel: v.LOG_LEVEL,
    /** Where traces are sent by OTLP over HTTP, and which share of them: 0.1 is every tenth. The exporter reads its headers itself. */
    tracing: v.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
          ratio: v.OTEL_TRACES_SAMPLER_ARG,
          service: v.OTEL_SERVICE_NAME,
        }
      : undefined,
    portalDir: v.PORTAL_DIR,
    customerAppDir: v.CUSTOMER_APP_DIR,
    portal: { supportEmail: v.SUPPORT_EMAIL, mapTilesUrl: v.MAP_TILES_URL, mapTilesAttribution: v.MAP_TILES_ATTRIBUTION },
  }
}
