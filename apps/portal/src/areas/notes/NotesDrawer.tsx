import { Button } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { NoteCard } from './NoteCard.tsx'
import { NewNoteForm } from './NoteForm.tsx'
import { notesQuery } from './notes.queries.ts'

type Props = { customerId: string; accountName: string; onClose: () => void }

/** All notes of a customer beside any tab, with a form for a new one. */
export function NotesDrawer({ customerId, accountName, onClose }: Props) {
  // The form of a new note says the others.
  const t = useT('notes', 'forms', 'validation')
  return (
    <Dialog title={t('notes.title', { name: accountName })} onClose={onClose} size="md" isDrawer>
      <div className={layout.stack}>
        <NewNote customerId={customerId} />
        <NoteList customerId={customerId} />
      </div>
    </Dialog>
  )
}

function NewNote({ customerId }: { customerId: string }) {
  const t = useT('notes')
  const can = useCan()
  const [isWriting, setWriting] = useState(false)
  if (!can('write:customers-notes')) return null
  if (isWriting) return <NewNoteForm customerId={customerId} onClose={() => setWriting(false)} />
  return (
    <div className={layout.buttons}>
      <Button onClick={() => setWriting(true)} data-autofocus>
        {t('notes.new')}
      </Button>
    </div>
  )
}

function NoteList({ customerId }: { customerId: string }) {
  const t = useT('notes')
  const query = useInfiniteQuery(notesQuery(customerId))
  if (query.isError && !query.data) return <QueryFailure query={query} />
  if (!query.data) return <SkeletonLines count={6} />
  const notes = query.data.pages.flatMap((page) => page.items)
  if (notes.length === 0) {
    return (
      <EmptyState icon={IconNote} title={t('notes.none')}>
        {t('notes.noneHint')}
      </EmptyState>
    )
  }
  return (
    <>
      {notes.map((note) => (
        <NoteCard key={note.id} customerId={customerId} note={note} />
      ))}
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('notes.older')}
        </Button>
      ) : null}
    </>
  )
}
