import { Link } from '@tanstack/react-router'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './dashboard.module.css'

type Part = { key: string; label: string; count: number | undefined; search: Record<string, string> }
type Props = { title: string; parts: readonly Part[]; number: (value: number) => string }

/** Counts by kind as bars relative to the largest, each a link to its list. */
export function Breakdown({ title, parts, number }: Props) {
  const may = useCan()('read:customers')
  const largest = Math.max(1, ...parts.map((part) => part.count ?? 0))
  return (
    <Panel title={title}>
      <ul className={classes.bars}>
        {parts.map(({ key, label, count, search }) => (
          <li key={key}>
            {may ? (
              <Link to="/dashboard/customers/list" search={search} className={classes.barLabel}>
                {label}
              </Link>
            ) : (
              <span className={classes.barLabel}>{label}</span>
            )}
            <span className={classes.count}>{count === undefined ? '' : number(count)}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ width: `${(100 * (count ?? 0)) / largest}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
