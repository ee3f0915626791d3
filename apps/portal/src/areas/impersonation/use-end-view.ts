import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { toasts } from '../../api/toasts.ts'
import { endView } from './impersonation.queries.ts'

/** Ends a view immediately. Ending it again has no effect. */
export function useEndView(customerId: string, onEnded: (id: string) => void) {
  const t = useT('impersonation')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => endView(customerId, id),
    onSuccess: ({ id }) => {
      toasts.show({ message: t('impersonation.ended'), toastType: 'success' })
      void client.invalidateQueries({ queryKey: ['customers', 'one', customerId] })
      onEnded(id)
    },
  })
}
