import { faultyMeter } from './faulty-meter.ts'
import { flakyConnection } from './flaky-connection.ts'
import { lateUploads } from './late-uploads.ts'
import { reliable } from './reliable.ts'
import type { Scenario } from './scenario.ts'

export const scenarioNames = ['reliable', 'flaky-connection', 'late-uploads', 'faulty-meter'] as const
export type ScenarioName = (typeof scenarioNames)[number]

export const scenarios: Record<ScenarioName, Scenario> = {
  reliable,
  'flaky-connection': flakyConnection,
  'late-uploads': lateUploads,
  'faulty-meter': faultyMeter,
}
