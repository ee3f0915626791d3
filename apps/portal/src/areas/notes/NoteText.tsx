import type { CustomerNote } from '@wattdesk/contract/notes/models.ts'
import { partsOf } from './note-form.ts'
import classes from './notes.module.css'

/** Highlights the names of mentioned members. */
export function NoteText({ note, isShort }: { note: CustomerNote; isShort?: boolean }) {
  let at = 0
  return (
    <p className={classes.text} data-short={isShort || undefined}>
      {partsOf(note.text, note.mentions).map(({ text, isMention }) => {
        const key = `${at}`
        at += text.length
        return isMention ? (
          <mark key={key} className={classes.name}>
            {text}
          </mark>
        ) : (
          text
        )
      })}
    </p>
  )
}
