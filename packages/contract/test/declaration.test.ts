import { expect, it } from 'vitest'
import { declarationOf } from '../src/declaration.ts'
import { listMails } from '../src/mails/calls.ts'

it('is readable only with declarationOf: the endpoint type hides what the portal’s build omits', () => {
  const { query, summary, errors } = declarationOf(listMails)
  expect(query.parse({ limit: '10' })).toMatchObject({ limit: 10, page: 0 })
  // @ts-expect-error a schema
  expect(listMails.query).toBe(query)
  // @ts-expect-error the documentation
  expect(listMails.summary).toBe(summary)
  // @ts-expect-error its errors
  expect(listMails.errors).toBe(errors)
})
