import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkAction, BulkActionDetail } from '@wattdesk/contract/bulk-actions.ts'
import { bulkActionQuery, refreshBulkActions } from './bulk-actions.queries.ts'

/** Moves a bulk action on; how it stands then is shown at once. */
export function useStep(bulkAction: BulkAction, step: (one: BulkAction) => Promise<BulkActionDetail>, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => step(bulkAction),
    onSuccess: (now) => {
      client.setQueryData(bulkActionQuery(now.id).queryKey, now)
      onDone?.()
    },
    onSettled: () => refreshBulkActions(client),
  })
}
