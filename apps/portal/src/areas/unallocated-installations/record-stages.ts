import type { Commissioning, CommissioningStage } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'

/** `recorded`: its state in the record, if it was not passed then. */
export type ShownStage = CommissioningStage & { recorded?: CommissioningStage['state'] }

/** The stages of a record. Those that were not passed when it was saved are shown as they are now, because homes go live later. */
export function recordStages({ stages, record }: Pick<Commissioning, 'stages' | 'record'>): readonly ShownStage[] {
  if (!record) return stages
  return record.stages.map((stage) => {
    const now = stages.find((one) => one.stage === stage.stage)
    return stage.state === 'passed' || !now ? stage : { ...now, recorded: stage.state }
  })
}
