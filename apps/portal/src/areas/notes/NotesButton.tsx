import { Button } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense } from 'react'
import { useCan } from '../../session/use-session.ts'
import { notesQuery } from './notes.queries.ts'

const NotesDrawer = lazyDialog(async () => ({ default: (await import('./NotesDrawer.tsx')).NotesDrawer }))
const route = getRouteApi('/dashboard/customers/$customerId')

/** Opens the notes of a customer from any tab, and shows their number. */
export function NotesButton({ customer }: { customer: Customer }) {
  const t = useT('notes')
  const can = useCan()
  const navigate = useNavigate()
  const { notes } = route.useSearch()
  const mayRead = can('read:customers-notes') && customer.status !== 'deleted'
  const query = useInfiniteQuery({ ...notesQuery(customer.id), enabled: mayRead })
  if (!mayRead) return null
  const total = query.data?.pages[0]?.total
  const show = (open: boolean) =>
    void navigate({ to: '.', search: (before) => ({ ...before, notes: open ? 'open' : undefined }), replace: true, resetScroll: false })
  return (
    <>
      <Button variant="default" leftSection={<IconNote size={16} aria-hidden />} onClick={() => show(true)}>
        {total ? t('notes.count', { count: total }) : t('notes.button')}
      </Button>
      {notes === 'open' ? (
        <Suspense>
          <NotesDrawer customerId={customer.id} accountName={customer.accountName} onClose={() => show(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
