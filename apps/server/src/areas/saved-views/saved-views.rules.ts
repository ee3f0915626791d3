import type { ViewVisibility } from '@wattdesk/contract/saved-views/terms.ts'
import type { Caller } from '../../platform/caller.ts'

/** Views belong to their owners; root members also manage shared ones. */
export function mayChange(
  { memberId, roles }: Pick<Caller, 'memberId' | 'roles'>,
  view: { memberId: string; visibility: ViewVisibility },
): boolean {
  return view.memberId === memberId || (view.visibility === 'team' && roles.includes('root'))
}
