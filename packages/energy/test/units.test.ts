import { expect, test } from 'vitest'
import { energyOfPowerWh, kwhToWh, kwToW, registerIncrease } from '../src/units.ts'

test('kilowatts and kilowatt hours are thousands', () => {
  expect(kwhToWh(1.5)).toBe(1_500)
  expect(kwToW(7.16)).toBe(7_160)
})

test('a quarter hour of a power is a quarter of it in Wh', () => {
  expect(energyOfPowerWh(4_000, 900_000)).toBe(1_000)
})

test.each([
  [100, 150, 50],
  [100, 100, 0],
  [4_294_967_290, 10, 10],
  [500, 0, 0],
])('a register from %d to %d grew by %d', (before, after, increase) => {
  expect(registerIncrease(before, after)).toBe(increase)
})
