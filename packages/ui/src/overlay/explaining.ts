import { createContext } from 'react'

/** The explanation of a disabled state: a hint shown with the reason, and what opens when it is pressed nevertheless. */
export type Explanation = { hint: string; open: () => void }

/** Finds the explanation of a reason. Undefined: the reason alone is shown. */
export const Explaining = createContext<(reason: string) => Explanation | undefined>(() => undefined)
