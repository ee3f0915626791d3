import { readStored, writeStored } from '../session/storage.ts'

export const schemes = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export function chosenScheme(): Scheme {
  const stored = readStored('color-scheme')
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

const darkness = matchMedia('(prefers-color-scheme: dark)')

export function chooseScheme(scheme: Scheme): void {
  writeStored('color-scheme', scheme)
  show(scheme)
}

/** Phones turn dark in the evening, while the app is open. */
export function followScheme(): void {
  darkness.addEventListener('change', () => show(chosenScheme()))
}

function show(scheme: Scheme): void {
  const isDark = scheme === 'dark' || (scheme === 'auto' && darkness.matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}
