import type { ConnectorName, ImportFault } from '@wattdesk/contract/data-import/terms.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import type { MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import type { z } from 'zod'
import type { SlotBuilder } from './slots.format.ts'

/** Temporary faults: the call is retried. */
const passing: ReadonlySet<ImportFault> = new Set([
  'quota_exhausted',
  'vendor_unavailable',
  'answer_incomplete',
  'timed_out',
  'unexpected_error',
])

/** Why data of a vendor could not be read. It contains nothing of the response, which may include a secret. */
export class VendorFault extends Error {
  readonly code: ImportFault
  readonly retryAfterMs: number | undefined

  constructor(code: ImportFault, retryAfterMs?: number) {
    super(code)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }

  get isPassing(): boolean {
    return passing.has(this.code)
  }
}

export type Configuration = {
  /** The vendor's ID of the installation. */
  installationId: string
  serialNumber: string | null
  /** The gateway at the site, which reads the installation. */
  gatewaySerialNumber: string | null
  vendorSiteId: string | null
  vendorUserId: string | null
  vrmPortalId: string | null
  /** The installation's own, or else the integration's. */
  apiKey: string | null
  timeZone: string
}

export type VendorRequest<T> = {
  /** Relative to the vendor's address. */
  path: string
  query?: Record<string, string | readonly string[]>
  headers?: Record<string, string>
  response: z.ZodType<T>
}
/** Makes a call and parses its response, or throws a `VendorFault`. */
export type Ask = <T>(request: VendorRequest<T>) => Promise<T>

/** The vendor's own sums of a span in Wh, if the response has any. */
export type VendorTotals = Partial<Record<MeasuredQuantity, number>>
export type Reading = { slots: SlotBuilder; totals?: VendorTotals }

/** A query to a vendor: the quarter hours of a span, for the site that `bind` found. */
export type ReadRequest = { site: string; configuration: Configuration; span: Span }

export type LiveRequest = Omit<ReadRequest, 'span'> & { now: Date }

/** Current values. Null: the vendor has no value; never 0 instead. Battery above 0 is discharge. */
export type LivePowers = {
  at: Date
  productionW: number | null
  batteryW: number | null
  batteryStateOfCharge: number | null
}

/** How a vendor's cloud or device is read. One vendor is one file. */
export type Connector = {
  name: ConnectorName
  /** Null: the device is in a home, so its address must be configured. */
  publicUrl: string | null
  needsKey: boolean
  /** The longest span of one call. */
  windowMs: number
  /** The pause between calls that the vendor's quota requires. Concurrent imports share it. */
  pauseMs: number
  /** Maximum concurrent imports of different sites. */
  atOnce: number
  /** Finds the site at the vendor. Throws `other_site` if the credential is for other sites. */
  bind(ask: Ask, configuration: Configuration): Promise<string>
  read(ask: Ask, request: ReadRequest): Promise<Reading>
  /** Undefined if the vendor has no current powers for this site. */
  live(ask: Ask, request: LiveRequest): Promise<LivePowers | undefined>
}

export function pathPart(id: string): string {
  if (!/^[\w.:-]{1,64}$/.test(id) || id.startsWith('.')) throw new VendorFault('site_unknown')
  return encodeURIComponent(id)
}

/** UTC to the second, as vendors write it. */
export const utcText = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`
