import { createFileRoute, redirect } from '@tanstack/react-router'

/** For links to the sign-in: forwards with its query string, and is never a return path. */
export const Route = createFileRoute('/oauth')({
  validateSearch: (search: Record<string, string>) => search,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/login', search, replace: true })
  },
})
