import * as contract from '@wattdesk/contract/unallocated-installations/calls.ts'
import { call } from '../api/call.ts'
import type { KeptCall, KeptWork } from './kept-work.ts'

type Inputs = {
  register: Parameters<typeof call<typeof contract.addUnallocatedInstallation>>[1]
  changeDevice: Parameters<typeof call<typeof contract.changeUnallocatedDevice>>[1]
  keepCommissioning: Parameters<typeof call<typeof contract.recordCommissioning>>[1]
}

const senders: { [Call in KeptCall]: (input: Inputs[Call]) => Promise<unknown> } = {
  register: (input) => call(contract.addUnallocatedInstallation, input),
  changeDevice: (input) => call(contract.changeUnallocatedDevice, input),
  keepCommissioning: (input) => call(contract.recordCommissioning, input),
}

export const sendOne = ({ call: name, input }: KeptWork): Promise<unknown> => senders[name](input as never) // queued under this name
