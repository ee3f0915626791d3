import type { FastifyInstance } from 'fastify'
import { type Config, InvalidSettings } from '../platform/config.ts'
import { faultOfAddress } from '../platform/wrong-address.ts'

/** Listens at the configured address. Returns it; throws `InvalidSettings` if it is not available. */
export async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    const fault = faultOfAddress(error, { port, host, settings: { port: 'PORT', host: 'HOST' } })
    throw fault ? new InvalidSettings(fault) : error
  }
}
