import { formatAge, formatEnergyWh, formatNumber, formatPowerW, formatShare, noValue } from '@wattdesk/i18n/formats.ts'
import { type Language, tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'

export type Figure = number | null | undefined

const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tagOf(language), options)
  formats.set(key, known)
  return known
}

/** Formats figures and times in the reader's language. A missing figure is a dash. */
export function useFormats(timeZone?: string) {
  const { language } = useLanguage()
  return useMemo(() => {
    const at = (options: Intl.DateTimeFormatOptions) => (instant: string | number) =>
      dateFormat(language, { ...options, timeZone }).format(new Date(instant))
    // Calendar days have no zone.
    const on = (options: Intl.DateTimeFormatOptions) => (day: string) =>
      dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
    return {
      power: (value: Figure) => formatPowerW(value, language),
      energy: (value: Figure) => formatEnergyWh(value, language),
      share: (value: Figure) => formatShare(value, language),
      number: (value: Figure, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
      money: (cents: Figure) =>
        formatNumber(typeof cents === 'number' ? cents / 100 : cents, language, { style: 'currency', currency: 'EUR' }),
      /** Cents per kWh, from cents per MWh. */
      price: (centsPerMwh: Figure) =>
        typeof centsPerMwh === 'number'
          ? `${formatNumber(centsPerMwh / 1_000, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0ct`
          : noValue,
      mass: (grams: Figure) =>
        typeof grams === 'number'
          ? `${formatNumber(grams / 1_000, language, { maximumFractionDigits: grams < 10_000 ? 1 : 0 })}\u00a0kg`
          : noValue,
      age: (ageMs: number) => formatAge(ageMs, language),
      clock: at({ hour: '2-digit', minute: '2-digit' }),
      moment: at({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
      weekdayOfInstant: at({ weekday: 'long' }),
      /** For a time axis, in as few characters as the language allows. */
      dates: {
        instant: at({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
        day: at({ day: 'numeric', month: 'short' }),
        month: at({ month: 'short' }),
      },
      day: on({ weekday: 'short', day: 'numeric', month: 'short' }),
      shortDay: on({ day: 'numeric', month: 'short' }),
      month: on({ month: 'long', year: 'numeric' }),
      weekday: on({ weekday: 'long' }),
    }
  }, [language, timeZone])
}
