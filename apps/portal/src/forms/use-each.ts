import type { QueryClient } from '@tanstack/react-query'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { sentenceOf } from '../api/sentence.ts'
import { toasts } from '../api/toasts.ts'
import { doneToEach } from './each.ts'
import { type Action, useAction } from './use-action.ts'

type Options<Row, Input> = {
  act: (row: Row, input: Input) => Promise<unknown>
  refresh: (client: QueryClient) => unknown
  onDone: () => void
}

/** Acts on each of several rows, then reports the number of successes and the reasons for failures. */
export function useEach<Row, Input = void>({ act, refresh, onDone }: Options<Row, Input>): Action<{ rows: readonly Row[]; input: Input }> {
  const t = useT('bulkActions')
  const sayRefused = useSayRefused()
  return useAction({
    act: ({ rows, input }: { rows: readonly Row[]; input: Input }) => doneToEach(rows, (row) => act(row, input)),
    done: ({ done }) => (done > 0 ? t('bulkActions.each.done', { count: done }) : undefined),
    refresh,
    onDone: ({ refused }) => {
      sayRefused(refused)
      onDone()
    },
  })
}

/** Reports the number of failures and their reasons, if there are any. */
export function useSayRefused(): (refused: readonly unknown[]) => void {
  const t = useT('bulkActions')
  const speech = useLanguage()
  return (refused) => {
    if (refused.length === 0) return
    const reasons = [...new Set(refused.map((reason) => sentenceOf(reason, speech)))]
    toasts.show({ message: t('bulkActions.each.refused', { count: refused.length }), detail: reasons.join('\n'), toastType: 'error' })
  }
}
