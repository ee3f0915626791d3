import { connectorStatuses } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { instant, wholeNumberBetween } from '../formats.ts'
import { chargingCurrentMinA } from '../installations/wallbox/terms.ts'

/** A wallbox that speaks OCPP, as it says of itself. */
export const chargePoint = z.object({
  isConnected: z.boolean(),
  /** Its latest message. Null: it has never connected. */
  heardAt: instant.nullable(),
  vendor: z.string().nullable(),
  model: z.string().nullable(),
  firmware: z.string().nullable(),
  /** Null: not reported yet. */
  status: z.enum(connectorStatuses).nullable(),
  errorCode: z.string().nullable(),
  /** The greatest charging current that a member set. Null: as much as the wallbox and the car can. */
  limitA: z.number().int().nullable(),
  /** The charge under way. */
  transaction: z.object({ startedAt: instant, energyWh: z.number().nullable() }).nullable(),
})
export type ChargePoint = z.infer<typeof chargePoint>

/** Null lifts the limit. */
export const chargingLimitModel = z.strictObject({ limitA: wholeNumberBetween(chargingCurrentMinA, 80).nullable() })
