/** Reads the identity provider's parameters once: removes them from the address bar and the history before anything is sent. */
export function takeReturn(): { state: string; code: string } | undefined {
  const { searchParams, pathname } = new URL(location.href)
  const [state, code] = [searchParams.get('state'), searchParams.get('code')]
  history.replaceState(null, '', pathname)
  return state && code ? { state, code } : undefined
}
