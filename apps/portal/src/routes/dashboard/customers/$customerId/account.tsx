import { createFileRoute } from '@tanstack/react-router'
import { AccountTab } from '../../../../areas/customers/AccountTab.tsx'
import { validateAccountSearch } from '../../../../areas/customers/account-address.ts'
import { sitesQuery } from '../../../../areas/customers/customers.queries.ts'
import { customerUsersQuery } from '../../../../areas/customers/users/customer-users.queries.ts'
import { canNow } from '../../../../session/use-session.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/account')({
  validateSearch: validateAccountSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(sitesQuery(params.customerId))
    if (canNow()('read:customers-users')) void context.queryClient.prefetchQuery(customerUsersQuery(params.customerId))
  },
  component: AccountTab,
})
