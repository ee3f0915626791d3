// Runs before the first paint, so that a dark page never flashes white.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('wattdesk-admin-portal:color-scheme')
  } catch {
    // without storage, the system's choice applies
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
