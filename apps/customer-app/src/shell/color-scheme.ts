import { readStored, writeStored } from '../session/storage.ts'

export const schemes = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export function chosenScheme(): Scheme {
  const stored = readStored('color-scheme')
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

export function chooseScheme(scheme: Scheme): void {
  writeStored('color-scheme', scheme)
  const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}
