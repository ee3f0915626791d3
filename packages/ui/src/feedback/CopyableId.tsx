import { CopyButton } from './CopyButton.tsx'
import classes from './feedback.module.css'

/** An identifier with a copy button. When it is too long for one line, the button follows its end. */
export function CopyableId({ text }: { text: string }) {
  return (
    <span className={classes.copyable}>
      <span className="wd-mono">{text}</span>
      <CopyButton text={text} />
    </span>
  )
}
