import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { type WholeLanguage, wholeLanguages } from '@wattdesk/contract/languages.ts'
import type { Translations } from '@wattdesk/contract/names.ts'
import type { SaleTemplate } from '@wattdesk/contract/sales/templates/models.ts'
import { formatLanguage } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { CallError } from '../../../api/call-error.ts'
import { newId } from '../../../forms/new-id.ts'
import { figureOrNull } from '../../../forms/use-schema-form.ts'

/** A translation into each language; empty where there is none. */
export type NamesValues = Record<WholeLanguage, string>
export type StepValues = {
  name: string
  names: NamesValues
  needsInstallation: boolean
  plannedAfterDays: string
  customerMessage: string
}
/** A changed template has the version it is based on, a new one its ID. */
type Head = { id: string } | { version: number }
export type TemplateValues = Head & { name: string; names: NamesValues; installationKind: string; steps: StepValues[] }

const namesValues = (names: Translations): NamesValues => ({ en: '', de: '', it: '', hu: '', ...names })

export const emptyStep = (): StepValues => ({
  name: '',
  names: namesValues({}),
  needsInstallation: false,
  plannedAfterDays: '',
  customerMessage: '',
})

export function templateValues(template: SaleTemplate | undefined): TemplateValues {
  if (!template) return { id: newId(), name: '', names: namesValues({}), installationKind: 'pvbattery', steps: [emptyStep()] }
  return {
    version: template.version,
    name: template.name,
    names: namesValues(template.names),
    installationKind: template.installationKind,
    steps: template.steps.map((step) => ({
      name: step.name,
      names: namesValues(step.names),
      needsInstallation: step.needsInstallation,
      plannedAfterDays: String(step.plannedAfterDays ?? ''),
      customerMessage: step.customerMessage ?? '',
    })),
  }
}

export const toTemplateModel = ({ steps, names, ...values }: TemplateValues): unknown => ({
  ...values,
  names: typed(names),
  steps: steps.map((step) => ({
    ...step,
    names: typed(step.names),
    plannedAfterDays: figureOrNull(step.plannedAfterDays),
    customerMessage: step.customerMessage || null,
  })),
})

const typed = (names: NamesValues) => Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''))

/** How many names have no translation into a language. */
export const untranslated = ({ names, steps }: TemplateValues, language: WholeLanguage): number =>
  [names, ...steps.map((step) => step.names)].filter((one) => one[language].trim() === '').length

/** The languages of translations with faults, which are shown even if they were not chosen. */
export const languagesWithFaults = (faults: readonly Pick<FieldFault, 'field'>[]): WholeLanguage[] =>
  wholeLanguages.filter((language) => faults.some(({ field }) => field.endsWith(`names.${language}`)))

/** Another template may have the name in one language only. */
export function templateFaults(error: unknown): FieldFault[] {
  if (!(error instanceof CallError)) return []
  if (error.code !== 'DuplicatedSaleTemplate') return error.faults
  const field = String(Object(error.details).field)
  return [{ field, code: 'TemplateNameTwice', message: 'TemplateNameTwice' }]
}

/** Translations as text: `English: Offer`. */
export const namesWords = (names: NamesValues, language: Language): string =>
  Object.entries(typed(names))
    .map(([one, name]) => `${formatLanguage(one as WholeLanguage, language)}: ${name}`) // keys of the values
    .join(', ')

/** All steps as text, for choosing between two versions. */
export function stepWords(steps: readonly StepValues[], { t, language }: Pick<Translator, 't' | 'language'>): string {
  const words = steps.map(({ name, names, needsInstallation, plannedAfterDays, customerMessage }, at) => {
    const details = [
      namesWords(names, language),
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
