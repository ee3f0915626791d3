import { hostname } from 'node:os'
import { type MqttAccess, runTelemetryIngest } from './areas/telemetry/ingest/telemetry.ingest.ts'
import type { Ctx } from './platform/ctx.ts'
import { startEmbeddedBroker } from './platform/embedded-broker.ts'
import { mqttKeysOf, serviceUsername } from './platform/mqtt-credentials.ts'

/** Hears the gateways: over the broker that the settings name, or over the embedded one. Returns the way to stop. */
export async function startIngest(ctx: Ctx): Promise<() => Promise<void>> {
  const { access, stopBroker } = await obtainBroker(ctx)
  const ingest = runTelemetryIngest(ctx, access)
  return async () => {
    await ingest.close()
    await stopBroker()
  }
}

async function obtainBroker({ config, log }: Ctx): Promise<{ access: MqttAccess; stopBroker(): Promise<void> }> {
  if (config.mqtt) {
    // Processes that share the work are told apart by their machine; each keeps its own session at the broker.
    const clientId = config.mqtt.sharedGroup ? `wattdesk-ingest-${hostname()}` : 'wattdesk-ingest'
    return { access: { ...config.mqtt, clientId }, stopBroker: async () => {} }
  }
  const keys = mqttKeysOf(config.secretKey)
  const broker = await startEmbeddedBroker({ keys, ...config.mqttBroker, log })
  const access = {
    url: broker.url,
    username: serviceUsername,
    password: keys.servicePassword,
    clientId: 'wattdesk-ingest',
    version: 4 as const,
  }
  return { access, stopBroker: () => broker.close() }
}
