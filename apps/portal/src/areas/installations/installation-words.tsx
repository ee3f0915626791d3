import { formatCalendarDay, formatEnergyWh, formatNumber, formatPowerW, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import type { Fact } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { rowsOf } from './installation-form.ts'
import type { Field, Installation, KindForm, NumberField, PartField } from './kinds/kind-form.ts'

export function figureWords(value: unknown, unit: NumberField['unit'], { language }: Translator): string {
  if (typeof value !== 'number') return noValue
  if (unit === 'W') return formatPowerW(value, language)
  if (unit === 'Wh') return formatEnergyWh(value, language)
  const figure = formatNumber(value, language, { maximumFractionDigits: 2 })
  return unit === '°' ? `${figure}°` : unit ? `${figure} ${unit}` : figure
}

export const mono = (text: string): ReactNode => <span className="wd-mono">{text}</span>

/** Values of the kind's fields, except empty ones, hidden ones and those shown elsewhere. */
export function factsOf({ fields, figures = [], facts = [] }: KindForm, installation: Installation, speech: Translator): Fact[] {
  const typed = fields.map((field) => ({ name: field.name, value: factOf(field, installation, speech) }))
  const derived = figures.map(({ name, unit }) => ({
    name,
    value: typeof installation[name] === 'number' ? figureWords(installation[name], unit, speech) : undefined,
  }))
  const stated = facts.map(({ name, as }) => {
    const value = installation[name]
    if (as === 'instant') return { name, value: <Instant at={typeof value === 'string' ? value : null} /> }
    return { name, value: speech.find(`installations.${as}.${value}`) }
  })
  return [...typed, ...derived, ...stated].flatMap(({ name, value }) =>
    value === undefined ? [] : [{ label: speech.t(`installations.field.${name}`), value }],
  )
}

function factOf(field: Field, installation: Installation, speech: Translator): ReactNode | undefined {
  const { name, control } = field
  const value = installation[name]
  switch (control) {
    case 'check':
      return field.isFact ? speech.t(value === true ? 'ui.yes' : 'ui.no') : undefined
    case 'parts':
      return undefined
    case 'secret':
      return speech.t(installation[field.has] ? 'installations.stored' : 'installations.notStored')
    case 'list':
      return Array.isArray(value) && value.length > 0 ? mono(value.join(', ')) : undefined
    case 'number':
      return typeof value === 'number' ? figureWords(value, field.unit, speech) : undefined
    case 'choice':
      return value ? speech.find(`installations.${field.words}.${value}`) : undefined
    case 'identifier':
      return value ? mono(String(value)) : undefined
    case 'day':
      return value ? formatCalendarDay(String(value)) : undefined
    case 'text':
      return value ? (field.isMono ? mono(String(value)) : String(value)) : undefined
    default:
      return value ? String(value) : undefined
  }
}

/** The rows in one line, for the choice between two versions. */
export function partWords({ fields, words }: PartField, value: unknown, { t }: Pick<Translator, 't'>): string {
  const stated = rowsOf(value).map((row, at) => {
    const parts = fields.flatMap(({ name, unit }) => {
      const typed = row[name]
      return typed ? [`${t(`installations.field.${name}`)} ${typed}${unit === '°' ? '°' : unit ? ` ${unit}` : ''}`] : []
    })
    return `${t(`installations.${words}.group`, { number: at + 1 })}: ${parts.join(', ')}`
  })
  return stated.join('; ')
}
