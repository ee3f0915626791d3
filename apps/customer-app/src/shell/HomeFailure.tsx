import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import { tryAgain } from '../api/query-client.ts'
import { useWords } from '../language/use-words.ts'
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
  const isOffline = error instanceof CallError && error.status === 0
  return (
    <section className={classes.failure} role="alert">
      <p>{isOffline ? t('customerApp.failure.offline') : t('customerApp.failure.failed')}</p>
      {error instanceof CallError && error.requestId ? <small>{t('customerApp.failure.request', { id: error.requestId })}</small> : null}
      <button type="button" className={classes.button} disabled={query.isFetching} onClick={retry}>
        {t('customerApp.failure.retry')}
      </button>
    </section>
  )
}
