import { expect, it } from 'vitest'
import { fittingTabs } from './fitting-tabs.ts'

const widths = [100, 80, 120, 60]

it.each([
  ['all when there is room', { available: 360, open: 0 }, [0, 1, 2, 3]],
  ['the first ones beside the menu', { available: 359, open: 0 }, [0, 1, 2]],
  ['the open one in place of an earlier one', { available: 300, open: 3 }, [0, 1, 3]],
  ['the open one alone on the smallest screen', { available: 100, open: 2 }, [2]],
  ['the first ones when none is open', { available: 260, open: -1 }, [0, 1]],
])('a row of tabs has %s', (_, { available, open }, shown) => {
  expect(fittingTabs({ widths, available, more: 40, open })).toEqual(shown)
})
