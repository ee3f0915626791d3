import { createContext } from 'react'

/** True inside a panel or dialog: what fails there concerns that part only, not the whole screen. */
export const PartOfScreen = createContext(false)
