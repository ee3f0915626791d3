import { saleStepStatuses } from '@wattdesk/contract/sales/terms.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedStep, type StepState } from './sales.rules.ts'

const today = '2026-11-21'
const pending: StepState = { status: 'pending', plannedOn: null, completedOn: null, comment: null, customerMessage: null }
const completed: StepState = { ...pending, status: 'completed', completedOn: '2026-11-01' }
const free = { needsInstallation: false, hasInstallation: false, today }

describe('a step', () => {
  it.each([
    ['is completed today when no day is given', pending, { status: 'completed' }, { status: 'completed', completedOn: today }],
    ['keeps its day when it is completed again', completed, { status: 'completed' }, { completedOn: '2026-11-01' }],
    ['is completed today when its day is cleared', completed, { status: 'completed', completedOn: null }, { completedOn: today }],
    ['loses its day when it is skipped', completed, { status: 'skipped' }, { status: 'skipped', completedOn: null }],
    [
      'is cleared by null and left by absence',
      { ...pending, comment: 'a', plannedOn: '2026-12-01' },
      { comment: null },
      { comment: null, plannedOn: '2026-12-01' },
    ],
    ['never returns to pending', completed, { status: 'pending' }, 'SaleStepNeverPending'],
    ['is not completed in the future', pending, { status: 'completed', completedOn: '2026-11-22' }, 'DateInFuture'],
    ['has no day of completion while it is pending', pending, { completedOn: '2026-11-01' }, 'CompletedOnWithoutCompletion'],
    ['has none when it is skipped', pending, { status: 'skipped', completedOn: '2026-11-01' }, 'CompletedOnWithoutCompletion'],
  ] as const)('%s', (_, step, change, wanted) => {
    const next = changedStep(step, change, free)
    if (typeof wanted === 'string') expect(next).toBe(wanted)
    else expect(next).toMatchObject(wanted)
  })

  it('that needs an installation is completed only with one, and stays completed without it', () => {
    const needing = { ...free, needsInstallation: true }
    expect(changedStep(pending, { status: 'completed' }, needing)).toBe('SaleNeedsInstallation')
    expect(changedStep(pending, { status: 'skipped' }, needing)).toMatchObject({ status: 'skipped' })
    expect(changedStep(completed, { comment: 'x' }, needing)).toMatchObject({ status: 'completed', comment: 'x' })
    expect(changedStep(pending, { status: 'completed' }, { ...needing, hasInstallation: true })).toMatchObject({ status: 'completed' })
  })

  it('never enters a forbidden state, whatever the sequence of changes', () => {
    const day = fc.constantFrom('2026-01-01', today, '2026-11-22')
    const change = fc.record(
      {
        status: fc.constantFrom(...saleStepStatuses),
        plannedOn: fc.option(day),
        completedOn: fc.option(day),
        comment: fc.option(fc.string()),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.tuple(change, fc.boolean()), { maxLength: 30 }), (needsInstallation, asked) => {
        let step: StepState = pending
        for (const [wish, hasInstallation] of asked) {
          const next = changedStep(step, wish, { needsInstallation, hasInstallation, today })
          if (typeof next === 'string') continue
          expect(step.status !== 'pending' && next.status === 'pending').toBe(false)
          expect(step.status !== 'completed' && next.status === 'completed' && needsInstallation && !hasInstallation).toBe(false)
          expect(next.completedOn !== null).toBe(next.status === 'completed')
          expect(next.completedOn === null || next.completedOn <= today).toBe(true)
          step = next
        }
      }),
    )
  })
})
