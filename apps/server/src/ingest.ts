import { openBrokerAccess } from './areas/telemetry/ingest/broker/broker-access.ingest.ts'
import { openBrokerSessions } from './areas/telemetry/ingest/broker/broker-sessions.ingest.ts'
import { openEmbeddedLink } from './areas/telemetry/ingest/broker/embedded-link.ingest.ts'
import { runTelemetryIngest } from './areas/telemetry/ingest/telemetry.ingest.ts'
import type { Ctx } from './platform/ctx.ts'
import type { Health } from './platform/health.ts'
import { type LaunchedBroker, launchEmbeddedBroker } from './platform/mqtt/embedded-broker.ts'
import { mqttKeysOf, serviceUsername } from './platform/mqtt/mqtt-credentials.ts'

/** Undefined if the settings name another broker or leave the ingest to another process. */
export const launchOwnBroker = ({ config, log }: Pick<Ctx, 'config' | 'log'>): LaunchedBroker | undefined =>
  config.roles.has('ingest') && !config.mqtt ? launchEmbeddedBroker({ ...config.mqttBroker, log }) : undefined

/** Receives gateway messages over the launched broker, or else the one that the settings name. Returns a function that stops it. */
export async function startIngest(ctx: Ctx, health: Health, launched: LaunchedBroker | undefined): Promise<() => Promise<void>> {
  const { mqtt, secretKey } = ctx.config
  if (mqtt) {
    const { password, ...broker } = mqtt
    // Used with the password file that the product generates. While the secret is rotated, the file may have either password.
    const derived = mqtt.username === serviceUsername ? () => mqttKeysOf(secretKey).servicePasswords : undefined
    const access = { ...broker, passwords: password === undefined ? derived : () => [password] }
    const ingest = runTelemetryIngest(ctx, (receive) => openBrokerSessions(ctx, access, receive))
    health.add('broker', ingest.isConnected)
    return () => ingest.close()
  }
  if (!launched) throw new Error('This process has no broker to receive from')
  const { access, onUsed, ...credentials } = await openBrokerAccess(ctx)
  const broker = await launched.open({ keys: mqttKeysOf(secretKey), access, onUsed })
  credentials.follow(broker)
  const ingest = runTelemetryIngest(ctx, (receive) => openEmbeddedLink(ctx, broker.url, receive))
  health.add('broker', ingest.isConnected)
  return async () => {
    await ingest.close()
    await credentials.close()
    await broker.close()
  }
}
