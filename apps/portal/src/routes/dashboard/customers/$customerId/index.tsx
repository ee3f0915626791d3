import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/customers/$customerId/')({
  beforeLoad: ({ params }) => {
    // Who may see a customer at all may see its account tab, the first one.
    throw redirect({ to: '/dashboard/customers/$customerId/account', params, replace: true })
  },
})
