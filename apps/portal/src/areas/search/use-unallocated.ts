import { useQuery } from '@tanstack/react-query'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { useCan } from '../../session/use-session.ts'
import { unallocatedQuery } from './search.queries.ts'

/** Ignores blanks and hyphens in the start code. */
export function useUnallocated(term: string): readonly UnallocatedInstallation[] {
  const startCode = term.replace(/[\s-]/g, '').toUpperCase()
  const isAsked = useCan()('read:unpaired-devices') && /^[0-9A-F]{4,16}$/.test(startCode)
  const { data } = useQuery({ ...unallocatedQuery(startCode), enabled: isAsked })
  // The response to the previous term is shown until the next one.
  return isAsked ? (data?.items ?? []).filter((one) => one.startCode.startsWith(startCode)) : []
}
