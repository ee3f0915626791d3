import { localStorageColorSchemeManager } from '@mantine/core'
import { storageKey } from '../session/storage.ts'

/** `color-scheme.js` reads it before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: storageKey('color-scheme') })
