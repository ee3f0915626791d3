import { z } from 'zod'
import { customerSources, customerStatuses, customerTypes } from '../customers/terms.ts'
import { vendorRef } from '../installations/models.ts'
import { installationKinds } from '../installations/terms.ts'

const count = z.number().int()

export const customerStats = z.object({
  total: count,
  byType: z.record(z.enum(customerTypes), count),
  byStatus: z.record(z.enum(customerStatuses), count),
  bySource: z.record(z.enum(customerSources), count),
  /** One per requested month, oldest first; empty when none was requested. */
  createdByMonth: z.array(z.object({ month: z.string(), customers: count })),
})
export type CustomerStats = z.infer<typeof customerStats>

const figures = {
  installations: count,
  /** The sum of known sizes; null if all are unknown. */
  pvPeakPowerW: count.nullable(),
  /** Installations with a PV system of unknown peak power, which the sum lacks. */
  unsizedPvSystems: count,
  /** The sum of known sizes; null if all are unknown. */
  batteryCapacityWh: count.nullable(),
  /** Installations that have a battery of unknown capacity, or may have one. The sum lacks it. */
  unsizedBatteries: count,
}
export const installationStats = z.object({
  ...figures,
  byKind: z.record(z.enum(installationKinds), count),
  byVendor: z.array(z.object({ vendor: vendorRef.nullable(), ...figures })),
  byCustomerType: z.record(z.enum(customerTypes), z.object({ ...figures, byKind: z.record(z.enum(installationKinds), count) })),
})
export type InstallationStats = z.infer<typeof installationStats>
