import type { SaleTemplate } from '@wattdesk/contract/sale-templates.ts'
import { figureOrNull } from '../../forms/use-schema-form.ts'

export type StepValues = { name: string; needsInstallation: boolean; plannedAfterDays: string; customerMessage: string }
export type TemplateValues = { name: string; installationKind: string; steps: StepValues[] }

export const emptyStep = (): StepValues => ({ name: '', needsInstallation: false, plannedAfterDays: '', customerMessage: '' })

export function templateValues(template: SaleTemplate | undefined): TemplateValues {
  if (!template) return { name: '', installationKind: 'pvbattery', steps: [emptyStep()] }
  return {
    name: template.name,
    installationKind: template.installationKind,
    steps: template.steps.map((step) => ({
      name: step.name,
      needsInstallation: step.needsInstallation,
      plannedAfterDays: String(step.plannedAfterDays ?? ''),
      customerMessage: step.customerMessage ?? '',
    })),
  }
}

/** The request: an update states the version it is based on, a new template its ID. */
export const toTemplateModel =
  (head: { version: number } | { id: string }) =>
  ({ name, installationKind, steps }: TemplateValues): unknown => ({
    ...head,
    name,
    installationKind,
    steps: steps.map((step) => ({
      name: step.name,
      needsInstallation: step.needsInstallation,
      plannedAfterDays: figureOrNull(step.plannedAfterDays),
      customerMessage: step.customerMessage || null,
    })),
  })

/** Moves a step up or down; at the ends, the steps stay unchanged. */
export function moved<T>(steps: readonly T[], at: number, by: -1 | 1): T[] {
  const copy = [...steps]
  const [one] = copy.splice(at, 1)
  if (one === undefined || at + by < 0 || at + by > copy.length) return [...steps]
  copy.splice(at + by, 0, one)
  return copy
}
