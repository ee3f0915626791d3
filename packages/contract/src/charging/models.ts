import { connectorStatuses } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { instant, wholeNumberBetween } from '../formats.ts'
import { chargingCurrentMinA } from '../installations/wallbox/terms.ts'
import { chargingLimitStates } from './terms.ts'

/** An OCPP wallbox, as reported by itself. */
export const chargePoint = z.object({
  isConnected: z.boolean(),
  /** Null if it was never connected. */
  contactedAt: instant.nullable(),
  vendor: z.string().nullable(),
  model: z.string().nullable(),
  firmware: z.string().nullable(),
  /** Null if not reported yet. */
  status: z.enum(connectorStatuses).nullable(),
  errorCode: z.string().nullable(),
  /** The maximum current set by a member; null for the maximum of wallbox and car. */
  limitA: z.number().int().nullable(),
  /** Whether the wallbox has accepted the limit in force: the lower of `limitA` and that of a grid operator's signal. */
  limitState: z.enum(chargingLimitStates),
  /** The charge in progress. */
  transaction: z.object({ startedAt: instant, energyWh: z.number().nullable() }).nullable(),
})
export type ChargePoint = z.infer<typeof chargePoint>

/** Null lifts the limit. */
export const chargingLimitModel = z.strictObject({ limitA: wholeNumberBetween(chargingCurrentMinA, 80).nullable() })
