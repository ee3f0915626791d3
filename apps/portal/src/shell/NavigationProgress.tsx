import { useRouterState } from '@tanstack/react-router'
import classes from './Shell.module.css'

/** Moves while the next screen loads. */
export function NavigationProgress() {
  const isLoading = useRouterState({
    select: ({ isLoading, resolvedLocation, location }) => isLoading && resolvedLocation?.pathname !== location.pathname,
  })
  return isLoading ? <span className={classes.progress} data-loading aria-hidden /> : null
}
