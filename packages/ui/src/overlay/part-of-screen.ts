import { createContext } from 'react'

/** True inside a panel or dialog: failures there concern only that part, not the whole screen. */
export const PartOfScreen = createContext(false)
