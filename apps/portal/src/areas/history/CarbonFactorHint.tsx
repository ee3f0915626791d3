import type { CarbonFactor } from '@wattdesk/energy/carbon-dioxide.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './history.module.css'

/** How avoided carbon dioxide is computed, and where its factor was published. */
export function CarbonFactorHint({ factor }: { factor: CarbonFactor }) {
  const t = useT('history')
  const { word } = useLanguage()
  const { country, year, gPerKwh } = factor
  const source = word(`history.factorSource.${country}`) ?? factor.source
  return <p className={classes.hint}>{t('history.factor', { country, year: String(year), factor: gPerKwh, source })}</p>
}
