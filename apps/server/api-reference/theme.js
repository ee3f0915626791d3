// The theme chosen in the portal, or else the system's. Set before the first paint, and followed while the page is open.
const system = matchMedia('(prefers-color-scheme: dark)')

function applyTheme() {
  const chosen = localStorage.getItem('wattdesk-admin-portal:color-scheme')
  const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches)
  document.documentElement.classList.toggle('dark-mode', isDark)
}

applyTheme()
system.addEventListener('change', applyTheme)
addEventListener('storage', applyTheme)
