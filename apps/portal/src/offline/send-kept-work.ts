import { workingTenantHeader } from '@wattdesk/contract/endpoint.ts'
import * as contract from '@wattdesk/contract/unallocated-installations/calls.ts'
import { call } from '../api/call.ts'
import type { KeptCall, KeptWork } from './kept-work.ts'

type Inputs = {
  register: Parameters<typeof call<typeof contract.addUnallocatedInstallation>>[1]
  changeDevice: Parameters<typeof call<typeof contract.changeUnallocatedDevice>>[1]
  keepCommissioning: Parameters<typeof call<typeof contract.recordCommissioning>>[1]
}

type Extra = Parameters<typeof call>[2]

const senders: { [Call in KeptCall]: (input: Inputs[Call], extra: Extra) => Promise<unknown> } = {
  register: (input, extra) => call(contract.addUnallocatedInstallation, input, extra),
  changeDevice: (input, extra) => call(contract.changeUnallocatedDevice, input, extra),
  keepCommissioning: (input, extra) => call(contract.recordCommissioning, input, extra),
}

/** Never to another tenant than the one that was shown when it was queued. */
export const sendOne = ({ call: name, input, tenant }: KeptWork): Promise<unknown> =>
  senders[name](input as never, tenant ? { headers: { [workingTenantHeader]: tenant } } : {}) // queued under this name
