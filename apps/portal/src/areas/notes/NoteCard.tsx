import { Button } from '@mantine/core'
import { IconPin, IconPinnedOff } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { CustomerNote } from '@wattdesk/contract/notes/models.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { useCan } from '../../session/use-session.ts'
import { refreshRecord } from '../customers/customer-record.queries.ts'
import { EditNoteForm } from './NoteForm.tsx'
import { NoteText } from './NoteText.tsx'
import classes from './notes.module.css'
import { pinNote, removeNote } from './notes.queries.ts'

export function NoteCard({ customerId, note }: { customerId: string; note: CustomerNote }) {
  const t = useT('notes')
  const [isEditing, setEditing] = useState(false)
  return (
    <article className={classes.note} data-pinned={note.isPinned || undefined} aria-label={t('notes.of', { name: note.author.name })}>
      <header className={classes.head}>
        <b>{note.author.name}</b>
        <Age at={note.createdAt} />
        {note.editedAt ? (
          <span>
            {t('notes.edited')} <Age at={note.editedAt} />
          </span>
        ) : null}
        {note.isPinned ? (
          <span className={classes.pinned}>
            <IconPin size={14} aria-hidden /> {t('notes.pinned')}
          </span>
        ) : null}
      </header>
      {isEditing ? (
        <EditNoteForm customerId={customerId} note={note} onClose={() => setEditing(false)} />
      ) : (
        <>
          <NoteText note={note} />
          <NoteActions customerId={customerId} note={note} onEdit={() => setEditing(true)} />
        </>
      )}
    </article>
  )
}

function NoteActions({ customerId, note, onEdit }: { customerId: string; note: CustomerNote; onEdit: () => void }) {
  const t = useT('notes')
  const can = useCan()
  const [asks, setAsks] = useState(false)
  const refresh = (client: QueryClient) => refreshRecord(client, customerId)
  const pin = useAction({ act: () => pinNote(customerId, note.id, !note.isPinned), refresh })
  const remove = useAction({ act: () => removeNote(customerId, note.id), done: t('notes.removed'), refresh, onEnd: () => setAsks(false) })
  if (!can('write:customers-notes')) return null
  if (asks) {
    return (
      <div className={classes.actions} role="alert">
        <span>{t('notes.removeAsk')}</span>
        <Button size="compact-sm" color="red" loading={remove.isPending} onClick={() => remove.run()}>
          {t('notes.remove')}
        </Button>
        <Button size="compact-sm" variant="default" autoFocus onClick={() => setAsks(false)}>
          {t('notes.keep')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={note.isPinned ? <IconPinnedOff size={14} aria-hidden /> : <IconPin size={14} aria-hidden />}
        loading={pin.isPending}
        onClick={() => pin.run()}
      >
        {t(note.isPinned ? 'notes.unpin' : 'notes.pin')}
      </Button>
      {note.isOwn ? (
        <Button size="compact-sm" variant="subtle" onClick={onEdit}>
          {t('notes.edit')}
        </Button>
      ) : null}
      {note.mayRemove && can('delete:customers-notes') ? (
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsks(true)}>
          {t('notes.remove')}
        </Button>
      ) : null}
    </div>
  )
}
