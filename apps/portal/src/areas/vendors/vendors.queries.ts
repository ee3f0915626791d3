import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import {
  addVendor,
  changeVendorAllocations,
  changeVendorKeys,
  listVendors,
  readVendorAllocation,
  removeVendor,
  updateVendor,
} from '@wattdesk/contract/vendors/calls.ts'
import { call } from '../../api/call.ts'

export const vendorsQuery = queryOptions({
  queryKey: ['vendors', 'list'],
  queryFn: ({ signal }) => call(listVendors, { query: {} }, { signal }),
})

export const allocationQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', 'allocation', vendorId],
    queryFn: ({ signal }) => call(readVendorAllocation, { params: { vendorId } }, { signal }),
  })

export const refreshVendors = (client: QueryClient) => client.invalidateQueries({ queryKey: ['vendors'] })

export const createVendor = (body: CallInput<typeof addVendor>['body']) => call(addVendor, { body })
export const changeVendor = (vendorId: string, body: CallInput<typeof updateVendor>['body']) =>
  call(updateVendor, { params: { vendorId }, body })
export const changeKeys = (vendorId: string, body: CallInput<typeof changeVendorKeys>['body']) =>
  call(changeVendorKeys, { params: { vendorId }, body })
export const replaceVendor = (vendorId: string, replacementVendorId: string) =>
  call(removeVendor, { params: { vendorId, replacementVendorId } })
export const allocateVendor = (vendorId: string, body: CallInput<typeof changeVendorAllocations>['body']) =>
  call(changeVendorAllocations, { params: { vendorId }, body })
