import type { DataImport } from '@wattdesk/contract/data-import/models.ts'
import { formatEnergyWh } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

/** Differs by more than the timing of measurements explains. */
const differs = ({ fileWh, computedWh }: { fileWh: number; computedWh: number }) =>
  Math.abs(fileWh - computedWh) > Math.max(100, 0.05 * Math.abs(fileWh))

export function FindingLines({ findings }: { findings: NonNullable<DataImport['findings']> }) {
  const t = useT('dataImport')
  const { language } = useLanguage()
  const { ignoredColumns, negativeColumns, repeatedRows, conflictingTimes, skippedTimes, consumption } = findings
  return (
    <>
      {ignoredColumns.length > 0 ? (
        <p>{t('dataImport.findings.ignoredColumns', { names: new Intl.ListFormat(language, { type: 'unit' }).format(ignoredColumns) })}</p>
      ) : null}
      {negativeColumns.map((one) => (
        <p key={one.column}>{t('dataImport.findings.negativeColumn', one)}</p>
      ))}
      {repeatedRows > 0 ? <p>{t('dataImport.findings.repeatedRows', { count: repeatedRows })}</p> : null}
      {conflictingTimes > 0 ? <p>{t('dataImport.findings.conflictingTimes', { count: conflictingTimes })}</p> : null}
      {skippedTimes > 0 ? <p>{t('dataImport.findings.skippedTimes', { count: skippedTimes })}</p> : null}
      {consumption && differs(consumption) ? (
        <p>
          {t('dataImport.findings.consumption', {
            file: formatEnergyWh(consumption.fileWh, language),
            computed: formatEnergyWh(consumption.computedWh, language),
          })}
        </p>
      ) : null}
    </>
  )
}
