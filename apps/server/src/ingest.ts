import { openBrokerAccess } from './areas/telemetry/ingest/broker-access.ingest.ts'
import { openBrokerSessions } from './areas/telemetry/ingest/broker-sessions.ingest.ts'
import { openEmbeddedLink } from './areas/telemetry/ingest/embedded-link.ingest.ts'
import { runTelemetryIngest } from './areas/telemetry/ingest/telemetry.ingest.ts'
import type { Ctx } from './platform/ctx.ts'
import { startEmbeddedBroker } from './platform/embedded-broker.ts'
import type { Health } from './platform/health.ts'
import { mqttKeysOf, serviceUsername } from './platform/mqtt-credentials.ts'

/** Hears the gateways: over the broker that the settings name, or over the embedded one. Returns the way to stop. */
export async function startIngest(ctx: Ctx, health: Health): Promise<() => Promise<void>> {
  const { config, log } = ctx
  const { mqtt } = config
  if (mqtt) {
    // The user of the password file that the product makes.
    const derived = mqtt.username === serviceUsername ? mqttKeysOf(config.secretKey).servicePassword : undefined
    const access = { ...mqtt, password: mqtt.password ?? derived }
    const ingest = runTelemetryIngest(ctx, (receive) => openBrokerSessions(ctx, access, receive))
    health.add('broker', ingest.isConnected)
    return () => ingest.close()
  }
  const { access, onUsed, ...credentials } = await openBrokerAccess(ctx)
  const broker = await startEmbeddedBroker({ keys: mqttKeysOf(config.secretKey), access, onUsed, ...config.mqttBroker, log })
  credentials.follow(broker)
  const ingest = runTelemetryIngest(ctx, (receive) => openEmbeddedLink(ctx, broker.url, receive))
  health.add('broker', ingest.isConnected)
  return async () => {
    await ingest.close()
    await credentials.close()
    await broker.close()
  }
}
