/**
 * What gateways sign in with at a broker: their serial number, and a password that follows from it and the deployment's
 * secret (decision 8). For who provisions gateways, and for brokers outside the product.
 */
import type { Ctx } from '../../platform/ctx.ts'
import { gatewayPassword, mqttKeysOf } from '../../platform/mqtt-credentials.ts'
import { listSerialNumbers } from './gateway-pairing.store.ts'

export type GatewayCredential = { serialNumber: string; password: string }

/** The credentials of these gateways, known to the product or not yet; without any, of all that it knows. */
export async function listGatewayCredentials(
  { db, config }: Pick<Ctx, 'db'> & { config: Pick<Ctx['config'], 'secretKey'> },
  serialNumbers: readonly string[] = [],
): Promise<GatewayCredential[]> {
  const keys = mqttKeysOf(config.secretKey)
  const wanted = serialNumbers.length > 0 ? serialNumbers : await listSerialNumbers(db)
  return wanted.map((serialNumber) => ({ serialNumber, password: gatewayPassword(keys, serialNumber) }))
}
