import type { SaleStepStatus } from '@wattdesk/contract/sales.ts'

/** What of a step changes. */
export type StepState = {
  status: SaleStepStatus
  plannedOn: string | null
  completedOn: string | null
  comment: string | null
  customerMessage: string | null
}
/** Field absent: leave; null: clear. */
export type StepChange = Partial<StepState>

export type Circumstances = { needsInstallation: boolean; hasInstallation: boolean; today: string }

export type StepRefusal = 'SaleStepNeverPending' | 'SaleNeedsInstallation' | 'CompletedOnWithoutCompletion' | 'DateInFuture'

/**
 * A step after a change, or why it must not be. Once skipped or completed it never returns to pending; one that needs an
 * installation is not completed without; a completed step has a day, today when none is given, and no other step has one.
 */
export function changedStep(
  step: StepState,
  change: StepChange,
  { needsInstallation, hasInstallation, today }: Circumstances,
): StepState | StepRefusal {
  const status = change.status ?? step.status
  if (step.status !== 'pending' && status === 'pending') return 'SaleStepNeverPending'
  const isNewlyCompleted = status === 'completed' && step.status !== 'completed'
  if (isNewlyCompleted && needsInstallation && !hasInstallation) return 'SaleNeedsInstallation'
  if (status !== 'completed' && change.completedOn) return 'CompletedOnWithoutCompletion'
  const completedOn = status === 'completed' ? (change.completedOn ?? step.completedOn ?? today) : null
  // ISO days compare as text.
  if (completedOn !== null && completedOn > today && completedOn !== step.completedOn) return 'DateInFuture'
  return {
    status,
    completedOn,
    plannedOn: change.plannedOn === undefined ? step.plannedOn : change.plannedOn,
    comment: change.comment === undefined ? step.comment : change.comment,
    customerMessage: change.customerMessage === undefined ? step.customerMessage : change.customerMessage,
  }
}

/** Whether a change asks for the step to be completed now, which is when an installation is looked for. */
export const completes = (step: StepState, change: StepChange): boolean => change.status === 'completed' && step.status !== 'completed'

export const stepStateOf = ({ status, plannedOn, completedOn, comment, customerMessage }: StepState): StepState => ({
  status,
  plannedOn,
  completedOn,
  comment,
  customerMessage,
})
