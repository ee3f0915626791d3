import type { CommissioningStage } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import { expect, it } from 'vitest'
import { recordStages } from './record-stages.ts'

const recordedBy = { id: 'm', name: 'Ines Vogel' }
const at = '2026-11-18T08:08:48Z'
const passed = (stage: CommissioningStage['stage']): CommissioningStage => ({ stage, state: 'passed', reason: null, at })

it('what was not passed when the record was saved is shown as it is now; what was passed stays', () => {
  const record = {
    recordedAt: at,
    recordedBy,
    stages: [passed('paired'), { stage: 'liveInTime', state: 'waiting', reason: 'NotLiveYet', at: null } as const],
  }
  const offline = { stage: 'paired', state: 'failed', reason: 'GatewayOffline', at: null } as const
  expect(recordStages({ stages: [offline, passed('liveInTime')], record })).toEqual([
    passed('paired'),
    { ...passed('liveInTime'), recorded: 'waiting' },
  ])
})

it('without a record, all stages are shown as they are now', () => {
  expect(recordStages({ stages: [passed('paired')], record: null })).toEqual([passed('paired')])
})
