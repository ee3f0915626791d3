import { IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { codeOf } from '../../api/sentence.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { type accountActivityQuery, customerActivityQuery } from './activities.queries.ts'

const ActivityDrawer = lazyDialog(async () => ({ default: (await import('./ActivityDrawer.tsx')).ActivityDrawer }))

type Props = { customerId: string; entryId: string; timeZone?: string; onClose: () => void }

export function CustomerActivityDrawer({ customerId, entryId, ...props }: Props) {
  const t = useT('activities')
  return <FoundActivityDrawer find={customerActivityQuery(customerId, entryId)} missing={t('activities.notFound')} {...props} />
}

type FoundProps = Pick<Props, 'timeZone' | 'onClose'> & {
  find: ReturnType<typeof accountActivityQuery>
  /** Shown if there is no such entry. */
  missing?: string
}

/** Finds the entry on any page of its log. */
export function FoundActivityDrawer({ find, missing, timeZone, onClose }: FoundProps) {
  const t = useT('activities')
  const query = useQuery(find)
  const [entry] = query.data?.items ?? []
  if (entry) return <ActivityDrawer entry={entry} timeZone={timeZone} onClose={onClose} />
  // The address may contain an invalid ID.
  const isMissing = query.data !== undefined || codeOf(query.error) === 'ValidationFailed'
  return (
    <Dialog title={t('activities.entry')} onClose={onClose} size="md" isDrawer>
      {isMissing ? <EmptyState icon={IconUnlink} title={missing ?? t('activities.notInLog')} /> : null}
      {query.isError && !isMissing ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={8} /> : null}
    </Dialog>
  )
}
