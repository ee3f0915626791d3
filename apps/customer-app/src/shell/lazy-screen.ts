import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A screen whose files did not arrive: without network, or because a newer release replaced them. */
export class ScreenFileError extends Error {}

/** As `lazy`, but tells files that cannot be loaded apart from faults of the screen itself. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(() =>
    load().then(
      (Screen) => ({ default: Screen }),
      (error: unknown) => {
        throw new ScreenFileError('', { cause: error })
      },
    ),
  )
}
