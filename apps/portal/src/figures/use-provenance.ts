import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { measuredNames, measuredQuantities, type QuantityName } from '@wattdesk/energy/quantities.ts'
import { formatAge, formatEnergyWh, formatShare } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

/** Source, coverage and age as text, or that nothing was measured. */
export function useProvenance(provenance: Provenance | undefined): string {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  const counted = countedWords(provenance?.countedInGaps, t, language)
  if (!provenance?.source) return counted.length > 0 ? counted.join(' · ') : t('history.notMeasured')
  const { source, coveredSeconds, balancedSeconds, elapsedSeconds, ageSeconds, importedSeconds } = provenance
  const shareOf = (seconds: number) => formatShare(elapsedSeconds > 0 ? Math.min(1, seconds / elapsedSeconds) : null, language)
  const share = shareOf(coveredSeconds)
  const age = formatAge((ageSeconds ?? 0) * 1_000, language)
  return [
    t('history.provenance', { source: t(`history.source.${source}`), share, age }),
    balancedSeconds === undefined ? null : t('history.balancedShare', { share: shareOf(balancedSeconds) }),
    ...measuredNames.flatMap((name) => {
      const seconds = provenance.lessCovered?.[name]
      return seconds === undefined
        ? []
        : [t('history.origin.covered', { quantity: t(`telemetry.quantity.${name}`), share: shareOf(seconds) })]
    }),
    importedSeconds === 0 || source === 'imported'
      ? null
      : t('history.part.imported', { share: formatShare(importedSeconds / coveredSeconds, language) }),
    ...counted,
  ]
    .filter((one) => one !== null)
    .join(' · ')
}

/** What the meter counted during gaps, by quantity. */
export function countedWords(countedInGaps: Provenance['countedInGaps'] = {}, t: Translate, language: Language): string[] {
  return measuredQuantities.flatMap((name) => {
    const energyWh = countedInGaps[name]
    if (energyWh === undefined) return []
    const quantity = t(`telemetry.quantity.${name}`)
    return [t('history.countedInGaps', { quantity, energy: formatEnergyWh(energyWh, language) })]
  })
}

/** What a device's counter counted during gaps. */
export function countedOf(quantity: QuantityName, { countedInGapsWh }: { countedInGapsWh?: number | undefined }) {
  return countedInGapsWh === undefined ? undefined : { [quantity]: countedInGapsWh }
}

type Measured = Pick<Provenance, 'coveredSeconds' | 'counterSeconds'> & { countedInGaps: Provenance['countedInGaps'] }

/** Restricts a home's provenance to one of its devices. */
export function provenanceOfDevice(provenance: Provenance, { coveredSeconds, counterSeconds, countedInGaps }: Measured): Provenance {
  const source = counterSeconds * 2 >= coveredSeconds ? 'counter' : 'integrated_power'
  return {
    ...provenance,
    balancedSeconds: undefined,
    notMeasured: undefined,
    lessCovered: undefined,
    countedInGaps,
    coveredSeconds,
    counterSeconds,
    importedSeconds: 0,
    source: coveredSeconds > 0 ? source : null,
  }
}
