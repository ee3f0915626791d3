/**
 * Broker credentials of gateways: the serial number, and a password derived from it and the deployment's secret (decision 8).
 * Used to provision gateways and to configure brokers outside the product.
 */
import type { Ctx } from '../../platform/ctx.ts'
import { gatewayPassword, mqttKeysOf } from '../../platform/mqtt-credentials.ts'
import { listSerialNumbers } from './gateway-pairing.store.ts'

export type GatewayCredential = { serialNumber: string; password: string }

/** Credentials of the given gateways, which need not be registered yet. Without any given, those of all registered gateways. */
export async function listGatewayCredentials(
  { db, config }: Pick<Ctx, 'db'> & { config: Pick<Ctx['config'], 'secretKey'> },
  serialNumbers: readonly string[] = [],
): Promise<GatewayCredential[]> {
  const keys = mqttKeysOf(config.secretKey)
  const wanted = serialNumbers.length > 0 ? serialNumbers : await listSerialNumbers(db)
  return wanted.map((serialNumber) => ({ serialNumber, password: gatewayPassword(keys, serialNumber) }))
}
