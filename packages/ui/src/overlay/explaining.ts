import { createContext } from 'react'

/** Explains why something is disabled: a hint beside the reason, and what pressing it opens. */
export type Explanation = { hint: string; open: () => void }

/** Finds the explanation of a reason. Undefined: the reason alone is shown. */
export type Explainer = {
  /** Loads the explanations first, because most members may do everything on most screens. */
  find: (reason: string) => Promise<Explanation | undefined>
  /** Undefined also while they are not loaded. */
  known: (reason: string) => Explanation | undefined
}

export const Explaining = createContext<Explainer>({ find: async () => undefined, known: () => undefined })
