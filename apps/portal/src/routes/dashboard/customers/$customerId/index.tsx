import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/customers/$customerId/')({
  beforeLoad: ({ params }) => {
    // Every member who may see a customer may see its account tab.
    throw redirect({ to: '/dashboard/customers/$customerId/account', params, replace: true })
  },
})
