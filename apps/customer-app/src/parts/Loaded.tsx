import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HomeFailure } from '../shell/HomeFailure.tsx'
import classes from './parts.module.css'

export function Loaded<T>({
  query,
  height = 160,
  children,
}: {
  query: UseQueryResult<T>
  height?: number
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <HomeFailure query={query} />
  return <span className={classes.skeleton} style={{ height }} aria-busy="true" />
}
