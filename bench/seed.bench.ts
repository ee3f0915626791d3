import { secondsToFill } from './databases.ts'
import { atMost, type Bench, number } from './row.ts'

const customers = 1_000_000

/** Bar 5: an empty database with the demonstration of a large service, as `npm run seed -- --customers 1000000` loads it. */
export const seedBench: Bench = {
  name: 'seed',
  bars: [5],
  async run() {
    const seconds = await secondsToFill(customers)
    const what = `${number(customers)} customers seeded, with devices, sales and the history of the measured homes`
    return [atMost({ bar: 5, what, ours: `${number(seconds)} s`, reference: '-' }, seconds, 60, 40, ' s')]
  },
}
