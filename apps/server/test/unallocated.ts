import * as calls from '@wattdesk/contract/unallocated-installations/calls.ts'
import type { GivenMember } from './given.ts'
import type { TestServer } from './server.ts'

type Token = Pick<GivenMember, 'token'>

/** The postal code of every given customer's home. */
export const zipCode = '68159'

/** The calls of an unallocated installation, from its start code to its assignment. */
export function unallocatedOf(server: TestServer) {
  return {
    add: ({ token }: Token, { startCode }: { startCode: string }, fields: object = {}) =>
      server.call(calls.addUnallocatedInstallation, { token, body: { startCode, ...fields } }),
    read: ({ token }: Token, installationId: string) =>
      server.call(calls.readUnallocatedInstallation, { token, params: { installationId } }),
    list: ({ token }: Token, query: object = {}) => server.call(calls.listUnallocatedInstallations, { token, query }),
    assign: ({ token }: Token, installationId: string, customer: string, fields: object = { zipCodeOrReference: zipCode }) =>
      server.call(calls.assignToCustomer, { token, params: { installationId }, body: { customer, ...fields } }),
  }
}

/** The result of a call: `ok` or the code of its error. */
export const codeOf = ({ status, error }: { status: number; error: { code?: string } | undefined }) => (status < 300 ? 'ok' : error?.code)
