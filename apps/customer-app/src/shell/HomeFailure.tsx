import { useQueryClient } from '@tanstack/react-query'
import { useReach } from '@wattdesk/ui/network/use-reach.ts'
import { CallError } from '../api/call-error.ts'
import { tryAgain } from '../api/query-client.ts'
import { useWords } from '../language/use-words.ts'
import { callFailureOf } from './screen-failure.ts'
import classes from './shell.module.css'

type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown }

export function HomeFailure({ query }: { query: Query }) {
  const t = useWords()
  const { error } = query
  const client = useQueryClient()
  const retry = () => {
    void query.refetch()
    void tryAgain(client)
  }
  const kind = callFailureOf(error, useReach())
  return (
    <section className={classes.failure} role="alert">
      <p>{t(`customerApp.failure.${kind}`)}</p>
      {error instanceof CallError && error.requestId ? <small>{t('customerApp.failure.request', { id: error.requestId })}</small> : null}
      <button type="button" className={classes.button} disabled={query.isFetching} onClick={retry}>
        {t('customerApp.failure.retry')}
      </button>
    </section>
  )
}
