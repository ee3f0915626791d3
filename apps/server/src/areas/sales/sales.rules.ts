import type { SaleStepStatus } from '@wattdesk/contract/sales/terms.ts'

/** The changed fields of a step. */
export type StepState = {
  status: SaleStepStatus
  plannedOn: string | null
  completedOn: string | null
  comment: string | null
  customerMessage: string | null
}
/** An absent field stays; null clears it. */
export type StepChange = Partial<StepState>

export type Circumstances = { needsInstallation: boolean; hasInstallation: boolean; today: string }

export type StepRefusal = 'SaleStepNeverPending' | 'SaleNeedsInstallation' | 'CompletedOnWithoutCompletion' | 'DateInFuture'

/**
 * Applies a change to a step, or says why it is refused. A skipped or completed step never returns to pending. A step that
 * needs an installation cannot be completed without one. A completed step has a date, by default today; other steps have none.
 */
export function changedStep(
  step: StepState,
  change: StepChange,
  { needsInstallation, hasInstallation, today }: Circumstances,
): StepState | StepRefusal {
  const status = change.status ?? step.status
  if (step.status !== 'pending' && status === 'pending') return 'SaleStepNeverPending'
  if (completes(step, change) && needsInstallation && !hasInstallation) return 'SaleNeedsInstallation'
  if (status !== 'completed' && change.completedOn) return 'CompletedOnWithoutCompletion'
  const kept = change.completedOn === undefined ? step.completedOn : change.completedOn
  const completedOn = status === 'completed' ? (kept ?? today) : null
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

/** Whether a change completes the step. Only then is an installation required. */
export const completes = (step: StepState, change: StepChange): boolean => change.status === 'completed' && step.status !== 'completed'

export const stepStateOf = ({ status, plannedOn, completedOn, comment, customerMessage }: StepState): StepState => ({
  status,
  plannedOn,
  completedOn,
  comment,
  customerMessage,
})
