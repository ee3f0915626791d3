import { createFileRoute, redirect } from '@tanstack/react-router'

/** An entry for those who are not signed in: sends to the sign-in page with its query string, and is never returned to. */
export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, string>) => search,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/login', search, replace: true })
  },
})
