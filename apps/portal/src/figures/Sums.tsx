import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import classes from './figures.module.css'
import { Sourced } from './Sourced.tsx'
import { useProvenance } from './use-provenance.ts'

/** `note`: particulars of the source. `provenance`: its own, instead of that of all. */
export type Sum = { label: string; value: string | null; note?: string | null; provenance?: Provenance }
/** `words`: in place of the words about the provenance. */
type Props = { sums: readonly Sum[]; provenance: Provenance; title?: string; words?: string | undefined }

/** Figures, each with its source, coverage and age. */
export function Sums({ sums, provenance, title, words: given }: Props) {
  const measured = useProvenance(provenance)
  const words = given ?? measured
  const known = sums.filter((sum) => sum.value !== null)
  if (known.length === 0) return null
  return (
    <Panel title={title}>
      <dl className={classes.sums}>
        {known.map((sum) => (
          <div key={sum.label}>
            <dt>{sum.label}</dt>
            <dd>
              <Figure {...sum} provenance={sum.provenance ?? provenance} words={given} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{words}</p>
    </Panel>
  )
}

function Figure({ value, note, provenance, words: given }: Sum & { words: string | undefined }) {
  const measured = useProvenance(provenance)
  const words = given ?? measured
  return <Sourced words={note ? `${note} · ${words}` : words}>{value}</Sourced>
}
