import type { Provenance } from '@wattdesk/contract/history-parts.ts'
import { formatAge, formatShare } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import classes from './history.module.css'

/** `note`: what is particular about where this figure comes from. */
export type Sum = { label: string; value: string | null; note?: string | null }
type Props = { sums: readonly Sum[]; provenance: Provenance; title?: string }

/** Figures, each with where it comes from, how much of its time was measured, and how old it is. */
export function Sums({ sums, provenance, title }: Props) {
  const words = useProvenance(provenance)
  const known = sums.filter((sum) => sum.value !== null)
  if (known.length === 0) return null
  return (
    <Panel title={title}>
      <dl className={classes.sums}>
        {known.map((sum) => (
          <div key={sum.label}>
            <dt>{sum.label}</dt>
            <dd>
              <Tooltip label={sum.note ? `${sum.note} · ${words}` : words}>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches what the pointer does */}
                <span tabIndex={0} className={classes.sourced}>
                  {sum.value}
                </span>
              </Tooltip>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{words}</p>
    </Panel>
  )
}

/** Source, coverage and age in words. */
export function useProvenance({ source, coveredSeconds, elapsedSeconds, ageSeconds, importedSeconds }: Provenance): string {
  const t = useT('history')
  const { language } = useLanguage()
  if (source === null) return t('history.notMeasured')
  const share = formatShare(elapsedSeconds > 0 ? Math.min(1, coveredSeconds / elapsedSeconds) : null, language)
  const age = formatAge((ageSeconds ?? 0) * 1_000, language)
  const words = t('history.provenance', { source: t(`history.source.${source}`), share, age })
  if (importedSeconds === 0 || source === 'imported') return words
  return `${words} · ${t('history.part.imported', { share: formatShare(importedSeconds / coveredSeconds, language) })}`
}
