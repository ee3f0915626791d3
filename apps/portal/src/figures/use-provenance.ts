import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { formatAge, formatShare } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

/** Source, coverage and age in words, or that nothing was measured. */
export function useProvenance(provenance: Provenance | undefined): string {
  const t = useT('history')
  const { language } = useLanguage()
  if (!provenance?.source) return t('history.notMeasured')
  const { source, coveredSeconds, elapsedSeconds, ageSeconds, importedSeconds } = provenance
  const share = formatShare(elapsedSeconds > 0 ? Math.min(1, coveredSeconds / elapsedSeconds) : null, language)
  const age = formatAge((ageSeconds ?? 0) * 1_000, language)
  const words = t('history.provenance', { source: t(`history.source.${source}`), share, age })
  if (importedSeconds === 0 || source === 'imported') return words
  return `${words} · ${t('history.part.imported', { share: formatShare(importedSeconds / coveredSeconds, language) })}`
}

type Measured = Pick<Provenance, 'coveredSeconds' | 'counterSeconds'>

/** Particulars of one device of a home. */
export function provenanceOfDevice(provenance: Provenance, { coveredSeconds, counterSeconds }: Measured): Provenance {
  const source = counterSeconds * 2 >= coveredSeconds ? 'counter' : 'integrated_power'
  return { ...provenance, coveredSeconds, counterSeconds, importedSeconds: 0, source: coveredSeconds > 0 ? source : null }
}
