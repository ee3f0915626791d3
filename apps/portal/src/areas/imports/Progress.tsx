import { ProgressBar } from '@wattdesk/ui/feedback/ProgressBar.tsx'
import classes from './imports.module.css'

type Props = { label: string; done: number; total: number; words: string }

export function Progress({ label, done, total, words }: Props) {
  return (
    <div className={classes.progress}>
      <div className={classes.progressWords}>
        <span>{label}</span>
        <span className="wd-figures">{words}</span>
      </div>
      <ProgressBar label={label} done={done} total={total} />
    </div>
  )
}
