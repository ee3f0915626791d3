import { expect, it } from 'vitest'
import { encodeLongList, isLongList, type LongList } from './long-lists.ts'

const listOf = (length: number) => ({ items: Array.from({ length }, (_, at) => ({ at, name: `“${at}”\n` })), total: length, page: 0 })
const unchanged = (list: LongList) => list
const never = new AbortController().signal

it('recognizes lists of more than 100 rows', () => {
  expect([listOf(100), listOf(101), { rows: listOf(300).items }, undefined, null, 'items'].map(isLongList)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('encodes what the check lets through, as if encoded at once', async () => {
  const withoutNames = (list: LongList) => ({
    ...list,
    page: undefined,
    items: list.items.map((item) => ({ at: (item as { at: number }).at })),
  })
  for (const length of [101, 200, 1_001]) {
    expect(await encodeLongList(listOf(length), unchanged, never)).toBe(JSON.stringify(listOf(length)))
    expect(await encodeLongList(listOf(length), withoutNames, never)).toBe(JSON.stringify(withoutNames(listOf(length))))
  }
  const { items } = listOf(300)
  expect(await encodeLongList({ items }, unchanged, never)).toBe(JSON.stringify({ items }))
})

it('lets other work continue between slices, and encodes one list at a time', async () => {
  const events: string[] = []
  const seen = (name: string) => (list: LongList) => {
    events.push(name)
    return list
  }
  const both = Promise.all([encodeLongList(listOf(300), seen('first'), never), encodeLongList(listOf(300), seen('second'), never)])
  const other = () => {
    if (events.length === 6) return
    events.push('other')
    setImmediate(other)
  }
  setImmediate(other)
  await both
  const lists = events.filter((event) => event !== 'other')
  expect(lists).toEqual(['first', 'first', 'first', 'second', 'second', 'second'])
  expect(events.slice(0, 5)).toEqual(['first', 'other', 'first', 'other', 'first'])
})

it('ends when the response is no longer needed, and when the check throws; the next list is encoded', async () => {
  const ending = new AbortController()
  let checks = 0
  const ended = encodeLongList(
    listOf(1_000),
    (list) => {
      checks += 1
      ending.abort(new Error('left'))
      return list
    },
    ending.signal,
  )
  const refused = encodeLongList(
    listOf(1_000),
    () => {
      throw new Error('undeclared')
    },
    never,
  )
  await expect(ended).rejects.toThrow('left')
  await expect(refused).rejects.toThrow('undeclared')
  expect(checks).toBe(1)
  expect(await encodeLongList(listOf(201), unchanged, never)).toBe(JSON.stringify(listOf(201)))
})
