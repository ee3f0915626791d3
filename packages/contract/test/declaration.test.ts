import { expect, it } from 'vitest'
import { declarationOf } from '../src/declaration.ts'
import { listMails } from '../src/mails.ts'

it('is read by the server alone: the type of an endpoint, which the portal sees, hides what the portal’s build leaves out', () => {
  const { query, summary, errors } = declarationOf(listMails)
  expect(query.parse({ limit: '10' })).toMatchObject({ limit: 10, page: 0 })
  // @ts-expect-error a schema
  expect(listMails.query).toBe(query)
  // @ts-expect-error what the documentation says
  expect(listMails.summary).toBe(summary)
  // @ts-expect-error its errors
  expect(listMails.errors).toBe(errors)
})
