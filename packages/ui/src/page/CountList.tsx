import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './CountList.module.css'

export type Count = { key: string; label: string; value: number; isError?: boolean }

/** A few large numbers side by side, each below its label. */
export function CountList({ counts }: { counts: readonly Count[] }) {
  const { language } = useLanguage()
  return (
    <dl className={classes.counts}>
      {counts.map(({ key, label, value, isError }) => (
        <div key={key} data-tone={isError ? 'error' : undefined}>
          <dt>{label}</dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
