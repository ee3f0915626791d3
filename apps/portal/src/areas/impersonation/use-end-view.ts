import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useAction } from '../../forms/use-action.ts'
import { endView } from './impersonation.queries.ts'

/** Ends a view immediately. Ending it again has no effect. */
export function useEndView(customerId: string, onEnded: (id: string) => void) {
  const t = useT('impersonation')
  return useAction({
    act: (id: string) => endView(customerId, id),
    done: t('impersonation.ended'),
    refresh: (client) => client.invalidateQueries({ queryKey: ['customers', 'one', customerId] }),
    onDone: ({ id }) => onEnded(id),
  })
}
