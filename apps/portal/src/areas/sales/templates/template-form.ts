import type { SaleTemplate } from '@wattdesk/contract/sales/templates/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { newId } from '../../../forms/new-id.ts'
import { figureOrNull } from '../../../forms/use-schema-form.ts'

export type StepValues = { name: string; needsInstallation: boolean; plannedAfterDays: string; customerMessage: string }
/** A changed template has the version it is based on, a new one its ID. */
type Head = { id: string } | { version: number }
export type TemplateValues = Head & { name: string; installationKind: string; steps: StepValues[] }

export const emptyStep = (): StepValues => ({ name: '', needsInstallation: false, plannedAfterDays: '', customerMessage: '' })

export function templateValues(template: SaleTemplate | undefined): TemplateValues {
  if (!template) return { id: newId(), name: '', installationKind: 'pvbattery', steps: [emptyStep()] }
  return {
    version: template.version,
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

export const toTemplateModel = ({ steps, ...values }: TemplateValues): unknown => ({
  ...values,
  steps: steps.map((step) => ({
    ...step,
    plannedAfterDays: figureOrNull(step.plannedAfterDays),
    customerMessage: step.customerMessage || null,
  })),
})

/** All steps as text, for choosing between two versions. */
export function stepWords(steps: readonly StepValues[], t: Translate): string {
  const words = steps.map(({ name, needsInstallation, plannedAfterDays, customerMessage }, at) => {
    const details = [
      plannedAfterDays && `${t('sales.templates.plannedAfterDays')} ${plannedAfterDays} ${t('sales.templates.days')}`,
      needsInstallation && t('sales.templates.needsInstallation'),
      customerMessage && t('sales.step.message', { message: customerMessage }),
    ].filter(Boolean)
    return `${at + 1}. ${name}${details.length > 0 ? ` (${details.join('; ')})` : ''}`
  })
  return words.join(', ')
}

/** Steps at the ends stay where they are. */
export function moved<T>(steps: readonly T[], at: number, by: -1 | 1): T[] {
  const copy = [...steps]
  const [one] = copy.splice(at, 1)
  if (one === undefined || at + by < 0 || at + by > copy.length) return [...steps]
  copy.splice(at + by, 0, one)
  return copy
}
