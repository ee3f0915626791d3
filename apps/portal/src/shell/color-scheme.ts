import { localStorageColorSchemeManager } from '@mantine/core'
import { storageKey } from '../session/storage.ts'

/** Light, dark or system colour scheme, stored in the browser. `color-scheme.js` reads it before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: storageKey('color-scheme') })
