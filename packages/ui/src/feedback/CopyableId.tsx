import { CopyButton } from './CopyButton.tsx'
import classes from './feedback.module.css'

/** An identifier with a copy button, which follows its end if it breaks into lines. */
export function CopyableId({ text }: { text: string }) {
  return (
    <span className={classes.copyable}>
      <span className="wd-mono">{text}</span>
      <CopyButton text={text} />
    </span>
  )
}
