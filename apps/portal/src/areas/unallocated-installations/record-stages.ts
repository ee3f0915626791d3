import type { Commissioning, CommissioningStage } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'

/** `recorded`: the state in the record, if the stage was not passed then. */
export type ShownStage = CommissioningStage & { recorded?: CommissioningStage['state'] }

/** Stages that were not passed when the record was saved are shown as they are now, because homes often go live later. */
export function recordStages({ stages, record }: Pick<Commissioning, 'stages' | 'record'>): readonly ShownStage[] {
  if (!record) return stages
  return record.stages.map((stage) => {
    const now = stages.find((one) => one.stage === stage.stage)
    return stage.state === 'passed' || !now ? stage : { ...now, recorded: stage.state }
  })
}
