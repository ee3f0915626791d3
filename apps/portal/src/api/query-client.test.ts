import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('a first response that a change overtakes is fetched again', async () => {
  const client = createQueryClient(() => undefined)
  const responses: ((text: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['record', 'history'],
    queryFn: () => new Promise<string>((respond) => responses.push(respond)),
  })
  const stop = observer.subscribe(() => undefined)
  await client.invalidateQueries({ queryKey: ['other'] })
  void client.invalidateQueries({ queryKey: ['record'] })
  responses[0]?.('before the change')
  await vi.waitFor(() => expect(responses.length).toBe(2))
  responses[1]?.('after the change')
  await vi.waitFor(() => expect(client.getQueryData(['record', 'history'])).toBe('after the change'))
  expect(responses).toHaveLength(2)
  stop()
})
