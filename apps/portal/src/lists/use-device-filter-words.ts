import { useQuery } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { vendorsQuery } from '../areas/installations/installations.queries.ts'
import { useCan } from '../session/use-session.ts'
import type { deviceFilters } from './device-filters.ts'
import type { FilterWords } from './filter-words.ts'

/** The labels of filters by devices. */
export function useDeviceFilterWords(): FilterWords<typeof deviceFilters> {
  const t = useT('sales', 'installations')
  const { data } = useQuery({ ...vendorsQuery(), enabled: useCan()('read:customers') })
  const names = new Map((data?.items ?? []).map(({ id, displayName }) => [id, displayName]))
  return {
    vendor: {
      label: t('installations.field.vendor'),
      wordOf: (id) => names.get(id) ?? '…',
      values: [...names.keys()],
    },
    device: { label: t('installations.filter.device'), wordOf: (kind) => t(`sales.kind.${kind}`) },
    firmware: t('installations.filter.firmware'),
  }
}
