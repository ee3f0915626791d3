import { expect, it } from 'vitest'
import { DomainError } from './domain-error.ts'

it('demands the parameters of its sentence', () => {
  // @ts-expect-error a sentence with a parameter is never thrown without it
  expect(new DomainError('TooManyNotes').details).toBeUndefined()
  // @ts-expect-error nor with others
  expect(new DomainError('TooManyNotes', { count: 3 }).details).toEqual({ count: 3 })
  expect(new DomainError('TooManyNotes', { max: 3 })).toMatchObject({ status: 409, details: { max: 3 } })
})
