import { formatEnergyWh, formatNumber, formatPowerW, formatShare, noValue } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'

/** Formats values for charts and tables. Each function keeps its identity between renders. */
export function useFormats() {
  const { language } = useLanguage()
  return useMemo(() => {
    const unitOf = (value: number | null, options: Intl.NumberFormatOptions, unit = '') =>
      value === null ? noValue : `${formatNumber(value, language, options)}${unit}`
    return {
      energy: (energyWh: number | null) => formatEnergyWh(energyWh, language),
      power: (powerW: number | null) => formatPowerW(powerW, language),
      share: (share: number | null) => formatShare(share, language),
      volume: (volumeM3: number | null) => unitOf(volumeM3, { maximumFractionDigits: (volumeM3 ?? 0) < 10 ? 3 : 1 }, ' m³'),
      price: (cents: number | null) => unitOf(cents, { maximumFractionDigits: 2 }, ' ct/kWh'),
      euros: (cents: number | null) => unitOf(cents === null ? null : cents / 100, { style: 'currency', currency: 'EUR' }),
      mass: (kilograms: number | null) =>
        unitOf(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: (kilograms ?? 0) < 10 ? 2 : 0 }),
    }
  }, [language])
}
