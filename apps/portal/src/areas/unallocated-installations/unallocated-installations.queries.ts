import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import * as contract from '@wattdesk/contract/unallocated-installations/calls.ts'
import type { UnallocatedDevice, UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { orKeep } from '../../offline/keep-work.ts'
import { recordStages } from './record-stages.ts'

export type Subject = { kind: 'unallocated'; id: string } | { kind: 'assigned'; siteId: string }

type Scan = UnallocatedInstallation['scan']

const all = ['unallocated-installations'] as const
export const listKey = [...all, 'list'] as const
export const assignedListKey = [...all, 'assigned'] as const
const keyOf = (subject: Subject) => [...all, 'one', subject.kind === 'unallocated' ? subject.id : subject.siteId] as const

/** The screen shows each error itself: access may have expired. */
const always = { isQuiet: true }
/** The screen shows the error in place of the data. */
const instead = { showsErrors: true }
const scanEveryMs = 2_000
/** While waiting for the gateway's first contact, or for a stage to pass. */
const waitEveryMs = 5_000

export const installationQuery = (subject: Subject) =>
  queryOptions({
    queryKey: [...keyOf(subject), 'record'],
    queryFn: ({ signal }) =>
      subject.kind === 'unallocated'
        ? call(contract.readUnallocatedInstallation, { params: { installationId: subject.id } }, { signal })
        : call(contract.readAssignedInstallation, { params: { siteId: subject.siteId } }, { signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (!data || isRefused(error)) return false
      if (data.scan.state === 'Pending') return scanEveryMs
      const { installationStatus, expiresAt, connection } = data
      // If this clock is ahead, the server ends access slightly later.
      const isWaiting = connection.status === 'never' || Date.parse(expiresAt) <= nowMs()
      return isWaiting && installationStatus !== 'assigned' ? waitEveryMs : false
    },
    meta: always,
  })

/** Whether an installation must no longer be shown. A lost connection does not count. */
export const isRefused = (error: unknown): boolean => error instanceof CallError && [403, 404, 410].includes(error.status)

/** Devices are refetched during a scan as they are found, and once more at its end. */
export const devicesQuery = (subject: Subject, { state, finishedAt }: Scan) =>
  queryOptions({
    queryKey: [...keyOf(subject), 'devices', finishedAt],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      subject.kind === 'unallocated'
        ? call(contract.listUnallocatedDevices, { params: { installationId: subject.id } }, { signal })
        : call(contract.listAssignedDevices, { params: { siteId: subject.siteId } }, { signal }),
    refetchInterval: state === 'Pending' ? scanEveryMs : false,
    meta: instead,
  })

export const gatewaysOfQuery = (id: string, { state, finishedAt }: Scan) =>
  queryOptions({
    queryKey: [...all, 'one', id, 'gateways', finishedAt],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(contract.listUnallocatedGateways, { params: { installationId: id } }, { signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (isRefused(error)) return false
      if (state === 'Pending') return scanEveryMs
      return data?.items.some(({ connection }) => connection.status === 'never') ? waitEveryMs : false
    },
    meta: instead,
  })

/** Fetched only on request. */
export const liveCheckQuery = (subject: Subject) =>
  queryOptions({
    queryKey: [...keyOf(subject), 'live'],
    queryFn: ({ signal }) =>
      subject.kind === 'unallocated'
        ? call(contract.readUnallocatedLive, { params: { installationId: subject.id } }, { signal })
        : call(contract.readAssignedLive, { params: { siteId: subject.siteId } }, { signal }),
    enabled: false,
    meta: always,
  })

/** Polled while a stage may still pass. */
export const commissioningQuery = (subject: Subject) =>
  queryOptions({
    queryKey: [...keyOf(subject), 'commissioning'],
    queryFn: ({ signal }) =>
      subject.kind === 'unallocated'
        ? call(contract.readCommissioning, { params: { installationId: subject.id } }, { signal })
        : call(contract.readAssignedCommissioning, { params: { siteId: subject.siteId } }, { signal }),
    refetchInterval: ({ state: { data, error } }) => {
      const shown = subject.kind === 'unallocated' ? data?.stages : data && recordStages(data)
      const isWaiting = shown?.some(({ state }) => state === 'waiting')
      return isWaiting && !isRefused(error) ? waitEveryMs : false
    },
    meta: always,
  })

/** Homes may have no network, so work there is kept on the device. */
export function keepCommissioning({ id: installationId, startCode: about }: Pick<UnallocatedInstallation, 'id' | 'startCode'>) {
  const input = { params: { installationId } }
  return orKeep({ call: 'keepCommissioning', input, about }, () => call(contract.recordCommissioning, input))
}
export const register = (body: CallInput<typeof contract.addUnallocatedInstallation>['body']) =>
  orKeep({ call: 'register', input: { body }, about: body.startCode }, () => call(contract.addUnallocatedInstallation, { body }))
export const assign = (installationId: string, body: CallInput<typeof contract.assignToCustomer>['body']) =>
  call(contract.assignToCustomer, { params: { installationId }, body })
export const remove = (installationId: string) => call(contract.removeUnallocatedInstallation, { params: { installationId } })
type DeviceChange = CallInput<typeof contract.changeUnallocatedDevice>['body']
export function changeDevice(installationId: string, { deviceId: id, serialNumber }: UnallocatedDevice, body: DeviceChange) {
  const input = { params: { installationId, id }, body }
  return orKeep({ call: 'changeDevice', input, about: serialNumber ?? id }, () => call(contract.changeUnallocatedDevice, input))
}

export const scan = (installationId: string, gatewayId: string) =>
  call(contract.scanUnallocatedGateway, { params: { installationId, gatewayId } })

/** An installation was added, assigned or removed. */
export const refreshUnallocated = (client: QueryClient) => client.invalidateQueries({ queryKey: all })
/** After a scan, or a change of a device. */
export const refreshInstallation = (client: QueryClient, subject: Subject) => client.invalidateQueries({ queryKey: keyOf(subject) })
