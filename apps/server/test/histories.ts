import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import * as calls from '@wattdesk/contract/history/calls.ts'
import { energyHistoryOf, powerHistoryOf, quantityHistoryOf } from '@wattdesk/contract/history/parts/spans.ts'
import type { TestServer } from './server.ts'

type Input<E> = CallInput<E & typeof calls.readEnergyHistory> & { token?: string }

/** The calls about a home's history, with spans as rows. */
export function historiesOf(server: TestServer) {
  return {
    energy: async (input: Input<typeof calls.readEnergyHistory>) =>
      energyHistoryOf((await server.call(calls.readEnergyHistory, input)).body),
    power: async (input: Input<typeof calls.readPowerHistory>) => powerHistoryOf((await server.call(calls.readPowerHistory, input)).body),
    consumption: async (input: CallInput<typeof calls.readConsumptionHistory> & { token?: string }) =>
      quantityHistoryOf((await server.call(calls.readConsumptionHistory, input)).body),
    electricCar: async (input: Input<typeof calls.readElectricCarHistory>) =>
      quantityHistoryOf((await server.call(calls.readElectricCarHistory, input)).body),
  }
}
