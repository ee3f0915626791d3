import { useQuery } from '@tanstack/react-query'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { schemasQuery } from './use-definition.ts'

/** Replaces a content or its form until the schemas are loaded, or if they cannot be. */
export function AwaitedSchemas() {
  const query = useQuery(schemasQuery)
  return query.isError && !query.data ? <QueryFailure query={query} /> : <SkeletonLines count={8} />
}
