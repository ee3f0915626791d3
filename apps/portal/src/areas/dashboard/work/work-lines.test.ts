import { expect, test } from 'vitest'
import type { WorkPage } from './work.queries.ts'
import { urgentLines } from './work-lines.ts'

const alarm = (id: string, code: string, isCaller?: boolean, siteId = id) => ({
  id,
  kind: 'alarm',
  reason: { kind: 'alarm', level: 'error', code, siteId },
  ...(isCaller === undefined ? {} : { owner: { isCaller } }),
})
const page = (items: object[], repeated: object[] = [], total = items.length) => ({ items, repeated, total }) as unknown as WorkPage // the fields that the lines read
const shown = (work: WorkPage, count = 10) => urgentLines(work, count).map((line) => (line.kind === 'item' ? line.item.id : line.code))

test('alarms that many homes have are one line, in the place of the first', () => {
  const items = [alarm('a', 'NoData'), alarm('b', 'GatewayOffline'), alarm('c', 'NoData'), { id: 'd', reason: { kind: 'mail' } }]
  expect(shown(page(items, [{ level: 'error', code: 'NoData', count: 40 }]))).toEqual(['NoData', 'b', 'd'])
})

test('work that the member took keeps its own line', () => {
  const items = [alarm('a', 'NoData'), alarm('mine', 'NoData', true), alarm('theirs', 'NoData', false)]
  expect(shown(page(items, [{ level: 'error', code: 'NoData', count: 40 }]))).toEqual(['NoData', 'mine'])
})

test('equal alarms can be taken at once, except those of colleagues, and then share a line of their own', () => {
  const group = { level: 'error', code: 'NoData', count: 40 }
  const [line] = urgentLines(page([alarm('a', 'NoData'), alarm('b', 'NoData'), alarm('theirs', 'NoData', false)], [group]), 8)
  expect(line).toMatchObject({ isMine: false, free: [{ id: 'a' }, { id: 'b' }] })
  const own = ['a', 'b', 'c'].map((id) => alarm(id, 'NoData', true))
  expect(urgentLines(page([...own, alarm('d', 'NoData')], [group]), 8)).toMatchObject([
    { isMine: true, total: 3, free: [] },
    { isMine: false, free: [{ id: 'd' }] },
  ])
})

test('own alarms of several devices in one home count it once', () => {
  const own = [alarm('a', 'DeviceOffline', true, 'home'), alarm('b', 'DeviceOffline', true, 'home'), alarm('c', 'DeviceOffline', true)]
  const group = { level: 'error', code: 'DeviceOffline', total: 40, homes: 30 }
  expect(urgentLines(page(own, [group]), 8)).toMatchObject([{ isMine: true, total: 3, homes: 2 }])
})

test('own alarms keep a line each while not all work is loaded, because their number is unknown', () => {
  const own = ['a', 'b', 'c'].map((id) => alarm(id, 'NoData', true))
  expect(shown(page(own, [{ level: 'error', code: 'NoData', count: 40 }], 101))).toEqual(['a', 'b', 'c'])
})

test('another level of the same alarm is not the same', () => {
  expect(shown(page([alarm('a', 'NoData')], [{ level: 'warning', code: 'NoData', count: 40 }]))).toEqual(['a'])
})

test('lines are counted after they are joined', () => {
  const items = [alarm('a', 'NoData'), alarm('b', 'NoData'), alarm('c', 'GatewayOffline'), alarm('d', 'Other')]
  expect(shown(page(items, [{ level: 'error', code: 'NoData', count: 2 }]), 2)).toEqual(['NoData', 'c'])
})

test('errors come before what is only late, and what colleagues took comes last', () => {
  const sale = { id: 'sale', reason: { kind: 'sale' } }
  const warning = { id: 'warning', reason: { kind: 'alarm', level: 'warning', code: 'DeviceOffline' } }
  expect(shown(page([alarm('theirs', 'Other', false), sale, warning, alarm('a', 'NoData')]))).toEqual(['a', 'sale', 'warning', 'theirs'])
})
