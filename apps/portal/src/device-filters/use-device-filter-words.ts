import { queryOptions, useQuery } from '@tanstack/react-query'
import { listInstallationVendors } from '@wattdesk/contract/installations/vendors/calls.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { call } from '../api/call.ts'
import type { FilterWords } from '../lists/filter-words.ts'
import { useCan } from '../session/use-session.ts'
import type { deviceFilters } from './device-filters.ts'

const vendorsQuery = queryOptions({
  queryKey: ['vendors', 'of-any-kind'],
  queryFn: ({ signal }) => call(listInstallationVendors, { query: {} }, { signal }),
})

export function useDeviceFilterWords(): FilterWords<typeof deviceFilters> {
  const t = useT('devices')
  const { data } = useQuery({ ...vendorsQuery, enabled: useCan()('read:customers') })
  const names = new Map((data?.items ?? []).map(({ id, displayName }) => [id, displayName]))
  return {
    vendor: {
      label: t('devices.filter.vendor'),
      wordOf: (id) => names.get(id) ?? '…',
      values: [...names.keys()],
    },
    device: { label: t('devices.filter.device'), wordOf: (kind) => t(`devices.kind.${kind}`) },
    firmware: t('devices.filter.firmware'),
  }
}
