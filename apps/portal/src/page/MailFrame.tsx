import classes from './mail-frame.module.css'

/** `from`: the sender as text. */
type Props = { title: string; html: string; head?: { from: string; subject: string } }

/** A mail as its recipient sees it, in a frame without scripts. */
export function MailFrame({ title, html, head }: Props) {
  return (
    <>
      {head ? (
        <p className={classes.head}>
          {head.from}
          <b>{head.subject}</b>
        </p>
      ) : null}
      <iframe title={title} className={classes.frame} sandbox="" referrerPolicy="no-referrer" srcDoc={html} />
    </>
  )
}
