import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { commissioningStages, liveStatuses, liveVerdicts, stageReasons, stageStates } from './terms.ts'

export const liveDevice = z.object({
  deviceId: z.string(),
  kind: z.enum(applianceKinds),
  manufacturer: z.string().nullable(),
  model: z.string().nullable(),
  verdict: z.enum(liveVerdicts),
  powerW: z.number().nullable(),
  stateOfCharge: z.number().nullable(),
  /** The plausible maximum that was exceeded. */
  limitW: z.number().nullable(),
  measuredAt: instant.nullable(),
  ageSeconds: z.number().int().nullable(),
})
export type LiveDevice = z.infer<typeof liveDevice>

/** `no_data` is not an error, because data may take 20 minutes. `since` is when the gateway was paired. */
export const liveCheck = z.object({
  status: z.enum(liveStatuses),
  since: instant,
  checkedAt: instant,
  measuredAt: instant.nullable(),
  ageSeconds: z.number().int().nullable(),
  /** Consumption of the home from production, grid and battery; null without a grid meter. */
  consumptionW: z.number().nullable(),
  devices: z.array(liveDevice),
})
export type LiveCheck = z.infer<typeof liveCheck>

const commissioningStage = z.object({
  stage: z.enum(commissioningStages),
  state: z.enum(stageStates),
  reason: z.enum(stageReasons).nullable(),
  at: instant.nullable(),
})
export type CommissioningStage = z.infer<typeof commissioningStage>
const stages = z.array(commissioningStage)

/** The stages now, and as last recorded by a member or by the assignment. */
export const commissioning = z.object({
  checkedAt: instant,
  stages,
  record: z.object({ recordedAt: instant, recordedBy: z.object({ id, name: z.string() }), stages }).nullable(),
})
export type Commissioning = z.infer<typeof commissioning>
