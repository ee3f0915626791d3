import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listFeatureFlags, switchFeatureFlag } from '@wattdesk/contract/feature-flags/calls.ts'
import type { FeatureFlag } from '@wattdesk/contract/feature-flags/models.ts'
import { call } from '../../api/call.ts'

export const flagsQuery = queryOptions({
  queryKey: ['features', 'flags'],
  queryFn: ({ signal }) => call(listFeatureFlags, {}, { signal }),
})
export const refreshFlags = (client: QueryClient) => client.invalidateQueries({ queryKey: ['features', 'flags'] })
export const switchFlag = ({ name, version, isOn }: FeatureFlag) =>
  call(switchFeatureFlag, { params: { name }, body: { version, isOn: !isOn } })
