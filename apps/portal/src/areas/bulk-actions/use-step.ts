import type { BulkAction, BulkActionDetail } from '@wattdesk/contract/bulk-actions/models.ts'
import { useAction } from '../../forms/use-action.ts'
import { bulkActionQuery, refreshBulkActions } from './bulk-actions.queries.ts'

type Then = { onDone?: () => void; onEnd?: () => void }

/** Runs a step of a bulk action and shows its new state immediately. */
export function useStep(bulkAction: BulkAction, step: (one: BulkAction) => Promise<BulkActionDetail>, then: Then = {}) {
  return useAction({
    act: () => step(bulkAction),
    refresh: (client, now) => {
      if (now) client.setQueryData(bulkActionQuery(now.id).queryKey, now)
      return refreshBulkActions(client)
    },
    ...then,
  })
}
