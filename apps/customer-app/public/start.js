// Runs before the first paint: sets the theme, so that a dark page never flashes white, and makes the first call, so that it need not wait
// for the program that shows its response.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(`wattdesk-app:${key}`)
    } catch {
      // Storage may be unavailable, as in a sandboxed frame.
      return null
    }
  }
  const chosen = read('color-scheme')
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  const session = JSON.parse(read('session') ?? 'null')
  // A member's view has its own token, so it must not renew the customer's.
  if (window !== window.parent || location.pathname !== '/app/' || !session) return
  // The program makes the calls again itself if the network hangs.
  const bearer = (token) => ({ headers: { Authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(10_000) })
  const endsSoon = Date.parse(session.expiresAt) - Date.now() < 30_000
  const renewed = endsSoon
    ? fetch('/api/v1/app/refresh', { method: 'POST', ...bearer(session.accessToken) }).then((response) =>
        response.ok ? response.json() : undefined,
      )
    : Promise.resolve(session)
  const site = read('site')
  const ask = (current) =>
    current && fetch(`/api/v1/app/home${site ? `?siteId=${encodeURIComponent(site)}` : ''}`, bearer(current.accessToken))
  window.wattdeskStart = {
    session: endsSoon ? renewed : undefined,
    home: renewed.then(ask).then((response) => (response?.ok ? response.json() : undefined)),
  }
  for (const promise of Object.values(window.wattdeskStart)) promise?.catch(() => undefined)
})()
