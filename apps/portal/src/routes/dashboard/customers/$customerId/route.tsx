import { createFileRoute } from '@tanstack/react-router'
import { LifecycleMenu } from '../../../../areas/customer-lifecycle/LifecycleMenu.tsx'
import { LifecycleNotice } from '../../../../areas/customer-lifecycle/LifecycleNotice.tsx'
import { CustomerLayout } from '../../../../areas/customers/CustomerLayout.tsx'
import { customerQuery, customerSummaryQuery } from '../../../../areas/customers/customers.queries.ts'
import { NotesButton } from '../../../../areas/notes/NotesButton.tsx'
import { PinnedNotes } from '../../../../areas/notes/PinnedNotes.tsx'
import { textSearch } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

const actions = [NotesButton, LifecycleMenu]
const notices = [LifecycleNotice, PinnedNotes]

export const Route = createFileRoute('/dashboard/customers/$customerId')({
  beforeLoad: () => requirePermission('read:customers'),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(customerQuery(params.customerId))
    void context.queryClient.prefetchQuery(customerSummaryQuery(params.customerId))
  },
  validateSearch: textSearch(['notes']),
  component: () => <CustomerLayout actions={actions} notices={notices} />,
})
