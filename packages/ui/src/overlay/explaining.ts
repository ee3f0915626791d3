import { createContext } from 'react'

/** More about why something is disabled: a hint to show with the reason, and what opens when it is pressed all the same. */
export type Explanation = { hint: string; open: () => void }

/** Finds the explanation of a reason. Without one, the reason is all there is to say. */
export const Explaining = createContext<(reason: string) => Explanation | undefined>(() => undefined)
