import { once } from 'node:events'
import type { Socket } from 'node:net'
import { isObjectAddress, tryObjectPlace } from '../backup/object-place.ts'
import { placeOf } from '../db/addresses.ts'
import type { Config } from '../platform/config.ts'
import { isLoopbackName } from '../platform/loopback.ts'
import { mqttKeysOf, serviceUsername } from '../platform/mqtt/mqtt-credentials.ts'
import { serverOf } from '../platform/nats-bus.ts'
import { connectTo } from '../platform/peer-certificate.ts'
import { type Finding, note, ok, probe, wrong } from './finding.ts'
import { askPeer, certificateOf } from './peers.ts'

const off = (what: string, result: string) => Promise.resolve([note(what, result)])

/** Checks everything external that the settings name, concurrently. */
export async function lookOutside(config: Config): Promise<Finding[]> {
  const found = await Promise.all([
    lookAtBroker(config),
    config.natsUrl ? lookAtNats(config.natsUrl) : off('NATS', 'not configured: events stay in each process'),
    config.smtpUrl ? lookAtMailServer(config.smtpUrl) : off('mail server', 'not configured: e-mails stay in the outbox'),
    config.oidc ? lookAtIssuer(config.oidc.issuer) : off('identity provider', 'the embedded one'),
    lookAtPublicUrl(config),
    lookAtBackups(config),
    ...Object.entries(config.vendorUrls).map(([name, url]) => lookAtVendor(name, url)),
    ...(config.pricesUrl ? [askPeer({ what: 'prices', url: config.pricesUrl, todo: 'Check PRICES_URL' })] : []),
    ...(config.unleash ? [askPeer({ what: 'feature flags', url: config.unleash.url, todo: 'Check UNLEASH_URL' })] : []),
    ...(config.tracing ? [lookAtCollector(config.tracing.endpoint)] : []),
  ])
  return found.flat()
}

function lookAtBroker({ mqtt, mqttBroker, secretKey }: Config): Promise<Finding[]> {
  if (!mqtt) return lookAtEmbeddedBroker(mqttBroker)
  const { url, username = serviceUsername, password } = mqtt
  const what = 'broker'
  const signedIn = probe({ what, todo: 'Check MQTT_URL, MQTT_USERNAME and MQTT_PASSWORD, and the log of the broker' }, async (signal) => {
    const { connectAsync } = await import('mqtt')
    const passwords = password === undefined ? mqttKeysOf(secretKey).servicePasswords : [password]
    let refusal: unknown
    for (const one of passwords) {
      try {
        const clientId = `wattdesk-doctor-${process.pid}`
        const rest = { clientId, username, password: one, protocolVersion: 5, reconnectPeriod: 0, connectTimeout: 4_000 } as const
        const client = await connectAsync(url, rest, false)
        client.end(true)
        return [ok(what, `${placeOf(url)} lets ${username} in`)]
      } catch (error) {
        signal.throwIfAborted()
        refusal = error
      }
    }
    throw refusal
  })
  return both(signedIn, url.startsWith('mqtts:') ? certificateOf(url, 8883) : undefined)
}

/** The broker runs in a process of the product, which may be stopped. */
async function lookAtEmbeddedBroker({ host, port }: Config['mqttBroker']): Promise<Finding[]> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host
  const [found] = await probe({ what: 'broker', todo: '' }, async (signal) => {
    const socket = await connectTo(`mqtt://${reachable}:${port || 1883}`, 1883, signal)
    socket.destroy()
    return [ok('broker', `the embedded one listens at ${host}:${port || 1883}`)]
  })
  return [
    found?.state === 'ok'
      ? found
      : note('broker', `the embedded one does not listen at ${host}:${port || 1883}: no ingest process runs here`),
  ]
}

function lookAtNats(url: string): Promise<Finding[]> {
  const what = 'NATS'
  const signedIn = probe({ what, todo: 'Check NATS_URL, its password, and the log of NATS' }, async () => {
    const { connect } = await import('@nats-io/transport-node')
    const connection = await connect({ ...serverOf(url), name: 'wattdesk-doctor', timeout: 4_000, reconnect: false })
    const { version = '?' } = connection.info ?? {}
    await connection.close()
    return [ok(what, `${placeOf(url)} lets us in (NATS ${version})`)]
  })
  // A mail server greets before TLS.
  const begin = async (socket: Socket) => {
    await once(socket, 'data')
  }
  return both(signedIn, url.startsWith('tls:') ? certificateOf(url, 4222, begin) : undefined)
}

function lookAtMailServer(smtpUrl: string): Promise<Finding[]> {
  const what = 'mail server'
  const signedIn = probe({ what, todo: 'Check SMTP_URL: host, port, user and password' }, async () => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: 4_000,
      greetingTimeout: 4_000,
      socketTimeout: 4_000,
      dnsTimeout: 3_000,
    })
    try {
      await transport.verify()
    } finally {
      transport.close()
    }
    return [ok(what, `${placeOf(smtpUrl)} takes e-mails`)]
  })
  return both(signedIn, smtpUrl.startsWith('smtps:') ? certificateOf(smtpUrl, 465) : undefined)
}

function lookAtIssuer(issuer: string): Promise<Finding[]> {
  const isGood = (status: number, body: string) => {
    if (status !== 200) return `its configuration returns ${status}`
    return body.includes(JSON.stringify(issuer.replace(/\/$/, '')).slice(0, -1)) ? undefined : 'its configuration names another issuer'
  }
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  return askPeer({ what: 'identity provider', url, todo: 'Check OIDC_ISSUER: it is the issuer exactly as the provider names it', isGood })
}

/** Nothing responds there while the product is down. */
async function lookAtPublicUrl({ publicUrl }: Config): Promise<Finding[]> {
  const { hostname, protocol } = new URL(publicUrl)
  const todo = 'Start the product, or look at the proxy, the name and its address'
  const isGood = (status: number) => (status === 200 ? undefined : `/health/live returns ${status}`)
  const found = await askPeer({ what: 'PUBLIC_URL', url: `${publicUrl}/health/live`, todo, isGood })
  const softened = found.map((one) => (one.what === 'PUBLIC_URL' && one.state === 'wrong' ? note(one.what, one.result, one.todo) : one))
  if (protocol === 'https:' || isLoopbackName(hostname)) return softened
  return [
    ...softened,
    wrong(
      'TLS',
      `PUBLIC_URL is http: passwords cross the network readable`,
      'Put a proxy with a certificate in front, and set PUBLIC_URL to https:',
    ),
  ]
}

/** A folder is on this machine, whose disk is checked separately. */
async function lookAtBackups({ backupTo, objectStore }: Config): Promise<Finding[]> {
  if (!backupTo || !isObjectAddress(backupTo)) return []
  const [what, todo] = ['object store', 'Check BACKUP_TO, the AWS_ settings, and that the key may list, read, write and remove objects']
  if (!objectStore) return [wrong(what, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing', todo)]
  return probe({ what, todo }, async () => {
    const backups = await tryObjectPlace(backupTo, objectStore)
    return [ok(what, `${backupTo} takes backups, and has ${backups}`)]
  })
}

async function lookAtVendor(name: string, url: string): Promise<Finding[]> {
  const what = `vendor ${name}`
  if (url.includes('{installationId}')) return [note(what, 'its address depends on the installation')]
  return askPeer({ what, url, todo: 'Check VENDOR_URLS' })
}

/** The collector rejects a request without traces, so any response means that it is there. */
function lookAtCollector(endpoint: string): Promise<Finding[]> {
  return askPeer({ what: 'traces', url: endpoint, todo: 'Check OTEL_EXPORTER_OTLP_ENDPOINT', isGood: () => undefined })
}

async function both(one: Promise<Finding[]>, other: Promise<Finding[]> | undefined): Promise<Finding[]> {
  return (await Promise.all([one, other ?? []])).flat()
}
