import { IconPin } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'
import { NoteText } from './NoteText.tsx'
import classes from './notes.module.css'
import { notesQuery } from './notes.queries.ts'

/** More are in the drawer. */
const shown = 3

/** Shown above every tab of the customer. */
export function PinnedNotes({ customer }: { customer: Customer }) {
  const t = useT('notes')
  const mayRead = useCan()('read:customers-notes') && customer.status !== 'deleted'
  const { data } = useInfiniteQuery({ ...notesQuery(customer.id), enabled: mayRead })
  const pinned = data?.pages[0]?.items.filter((note) => note.isPinned).slice(0, shown) ?? []
  if (pinned.length === 0) return null
  return (
    <ul className={classes.strip} aria-label={t('notes.pinned')}>
      {pinned.map((note) => (
        <li key={note.id}>
          <IconPin size={14} aria-hidden />
          <NoteText note={note} isShort />
          <span className={classes.author}>{note.author.name}</span>
        </li>
      ))}
    </ul>
  )
}
