import { createContext } from 'react'

/** Explains why something is disabled: a hint beside the reason, and what pressing it opens. */
export type Explanation = { hint: string; open: () => void }

/** Returns the explanation of a reason. Undefined: the reason alone is shown. */
export const Explaining = createContext<(reason: string) => Explanation | undefined>(() => undefined)
