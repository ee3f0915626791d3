import { queryOptions } from '@tanstack/react-query'
import { connectChargePoint, limitCharging, readChargePoint, startCharging, stopCharging } from '@wattdesk/contract/charging/calls.ts'
import type { chargingLimitModel } from '@wattdesk/contract/charging/models.ts'
import type { z } from 'zod'
import { call } from '../../../api/call.ts'

const connectedEveryMs = 5_000
const awayEveryMs = 30_000

/** Below the customer's installations, so that it is refreshed with them. */
export const chargePointQuery = (id: string, deviceId: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'installations', 'charge-point', deviceId],
    queryFn: ({ signal }) => call(readChargePoint, { params: { id, deviceId } }, { signal }),
    refetchInterval: ({ state }) => {
      if (!state.data?.chargePoint) return false
      return state.data.chargePoint.isConnected ? connectedEveryMs : awayEveryMs
    },
  })

export const makeWallboxPassword = (id: string, deviceId: string) => call(connectChargePoint, { params: { id, deviceId } })

export const startCharge = (id: string, deviceId: string) => call(startCharging, { params: { id, deviceId } })

export const stopCharge = (id: string, deviceId: string) => call(stopCharging, { params: { id, deviceId } })

export const limitCharge = (id: string, deviceId: string, body: z.input<typeof chargingLimitModel>) =>
  call(limitCharging, { params: { id, deviceId }, body })
