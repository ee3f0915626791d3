import { expect, it } from 'vitest'
import { z } from 'zod'
import { declarationOf } from '../src/declaration.ts'
import { instantFilter, listQuery } from '../src/paging.ts'
import { countTimeline, listTimeline } from '../src/timeline/calls.ts'
import { check } from '../src/validation.ts'

const list = z.strictObject(listQuery({ createdAt: instantFilter }, ['createdAt']))

it.each([
  ['the timeline', declarationOf(listTimeline).query, { from: '2026-03-02', until: '2026-03-01' }, 'until'],
  ['its counts', declarationOf(countTimeline).query, { from: '2026-03-02', until: '2026-03-01' }, 'until'],
  [
    'a list',
    list,
    {
      filter: JSON.stringify({
        createdAt: [
          { op: 'gte', value: '2026-03-02' },
          { op: 'lt', value: '2026-03-01' },
        ],
      }),
    },
    'filter.createdAt',
  ],
])('a period of %s that ends before it begins is refused, and both ends are named', (_, schema, query, field) => {
  const params = { from: '2026-03-02', until: '2026-03-01' }
  expect(check(schema, query).faults).toMatchObject([{ field, code: 'PeriodBackwards', params }])
})

it('accepts a period of one day', () => {
  expect(check(declarationOf(listTimeline).query, { from: '2026-03-02', until: '2026-03-02' }).faults ?? []).toEqual([])
  const terms = [
    { op: 'gte', value: '2026-03-02' },
    { op: 'lt', value: '2026-03-02T23:00:00Z' },
  ]
  expect(check(list, { filter: JSON.stringify({ createdAt: terms }) }).faults ?? []).toEqual([])
})
