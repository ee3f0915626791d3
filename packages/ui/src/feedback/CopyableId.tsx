import { CopyButton } from './CopyButton.tsx'
import classes from './feedback.module.css'

/** An identifier as it is typed elsewhere, with a button that copies it; where it is too long for its place, the button follows its end. */
export function CopyableId({ text }: { text: string }) {
  return (
    <span className={classes.copyable}>
      <span className="wd-mono">{text}</span>
      {'\u2060'}
      <CopyButton text={text} />
    </span>
  )
}
