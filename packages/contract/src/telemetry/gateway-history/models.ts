import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { connection } from '../../installations/models.ts'
import { scanStates } from '../../installations/terms.ts'

export const gatewayHistory = z.object({
  gatewayId: id,
  configurationId: id,
  siteId: id,
  siteName: z.string(),
  serialNumber: z.string(),
  vendorName: z.string(),
  model: z.string(),
  firmware: z.string().nullable(),
  scanState: z.enum(scanStates),
  lastScanAt: instant.nullable(),
  addedAt: instant,
  connection,
  /** Scans of the last 90 days, newest first, always including the latest one, whose state is `scanState`. */
  scans: z.array(
    z.object({
      /** Null if not reported. */
      startedAt: instant.nullable(),
      /** Null while the scan runs, or if its end was never reported. */
      endedAt: instant.nullable(),
      state: z.enum(scanStates),
      /** Whether the scan failed because the gateway stopped reporting. */
      isTimedOut: z.boolean(),
      appliancesFound: z.number().int().nullable(),
      /** Devices among them that were not known before. */
      appliancesNew: z.number().int().nullable(),
    }),
  ),
  areMoreScans: z.boolean(),
  /** Times of a quarter hour or more in the last 30 days without a measurement, newest first. A current one has no end. */
  gaps: z.array(z.object({ from: instant, to: instant.nullable() })),
  areMoreGaps: z.boolean(),
  /** Telemetry messages that did not arrive, found by gaps in the gateway's numbering. */
  missingMessages: z.object({
    count: z.number().int(),
    /** Whether the gateway is still being asked to resend them. */
    isAskedFor: z.boolean(),
    /** The newest ones, numbered by the gateway within each `run`; inclusive. */
    ranges: z.array(z.object({ run: z.number().int(), from: z.number().int(), to: z.number().int() })),
  }),
  /** How long the home was measured on each of the last days, in its time zone. */
  days: z.array(z.object({ day: z.iso.date(), coveredSeconds: z.number().int() })),
})
export type GatewayHistory = z.infer<typeof gatewayHistory>
