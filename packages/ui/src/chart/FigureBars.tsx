import { Panel } from '../page/Panel.tsx'
import classes from './FigureBars.module.css'

type Part = { key: string; label: string; value: number | undefined }
type Props = {
  title: string
  parts: readonly Part[]
  words: (value: number) => string
  /** Shown if there are no parts. */
  empty?: string
}

/** Figures of a few kinds as bars over the largest. */
export function FigureBars({ title, parts, words, empty }: Props) {
  const largest = Math.max(1, ...parts.map((part) => part.value ?? 0))
  return (
    <Panel title={title}>
      {parts.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.bars}>
          {parts.map(({ key, label, value }) => (
            <li key={key}>
              <span>{label}</span>
              <span className={classes.value}>{value === undefined ? '' : words(value)}</span>
              <span className={classes.track} aria-hidden>
                <span style={{ width: `${(100 * (value ?? 0)) / largest}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
