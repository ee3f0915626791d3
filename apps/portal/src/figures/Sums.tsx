import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import classes from './figures.module.css'
import { Sourced } from './Sourced.tsx'
import { useFormats } from './use-formats.ts'
import { useProvenance } from './use-provenance.ts'

/**
 * `note`: details of the source. `provenance`: overrides the shared one. `value`: omitted if undefined, a dash if null. `change`: from an
 * earlier period.
 */
export type Sum = {
  label: string
  value: string | null
  note?: string | null
  provenance?: Provenance
  isUnknown?: boolean
  change?: string | undefined
}
/** `words`: replaces the text about the provenance. */
type Props = { sums: readonly Sum[]; provenance: Provenance; title?: string; words?: string | undefined }

/** Figures with their source, coverage and age. */
export function Sums({ sums, provenance, title, words: given }: Props) {
  const measured = useProvenance(provenance)
  const words = given ?? measured
  const known = sums.filter((sum) => sum.value !== null || sum.isUnknown)
  if (known.length === 0) return null
  return (
    <Panel title={title}>
      <dl className={classes.sums}>
        {known.map((sum) => (
          <div key={sum.label}>
            <dt>{sum.label}</dt>
            <dd>
              <Figure {...sum} provenance={sum.provenance ?? provenance} words={given} />
              {sum.change ? <small className={classes.note}>{sum.change}</small> : null}
              {sum.provenance ? <LessMeasured part={sum.provenance} whole={provenance} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{words}</p>
    </Panel>
  )
}

/** The measured share of a figure that was measured for less time than the others. */
function LessMeasured({ part, whole }: { part: Provenance; whole: Provenance }) {
  const t = useT('history')
  const formats = useFormats()
  if (part.coveredSeconds === 0 || part.coveredSeconds >= whole.coveredSeconds * 0.995) return null
  const share = formats.share(part.coveredSeconds / part.elapsedSeconds)
  return <small className={classes.note}>{t('history.measuredShare', { share })}</small>
}

function Figure({ value, note, provenance, words: given }: Sum & { words: string | undefined }) {
  const t = useT('history')
  const measured = useProvenance(provenance)
  const words = given ?? measured
  const stated = value === null ? t('history.figureNotMeasured') : note
  return <Sourced words={stated ? `${stated} · ${words}` : words}>{value ?? noValue}</Sourced>
}
