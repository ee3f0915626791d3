import { useQuery } from '@tanstack/react-query'
import type { Allocation } from '@wattdesk/contract/customers/record/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useMemo } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { allocationsQuery } from './customer-record.queries.ts'

/** Hidden without assigned vendor accounts. */
export function AllocationsPanel({ customerId }: { customerId: string }) {
  const t = useT('customerRecord')
  const allocations = useQuery(allocationsQuery(customerId))
  const columns = useMemo(() => columnsOf(t), [t])
  if (!allocations.isError && !allocations.data?.items.length) return null
  return (
    <Panel title={t('customerRecord.allocations.title')} isFlush isFolded>
      <DataTable
        label={t('customerRecord.allocations.title')}
        columns={columns}
        rows={allocations.data?.items}
        keyOf={(one) => one.vendor.id}
        state={allocations.isError && !allocations.data ? <QueryFailure query={allocations} /> : null}
      />
    </Panel>
  )
}

function columnsOf(t: Translate): Column<Allocation>[] {
  return [
    { key: 'vendor', header: t('customerRecord.allocations.vendor'), isTitle: true, cell: (one) => one.vendor.displayName },
    {
      key: 'account',
      header: t('customerRecord.allocations.account'),
      isWide: true,
      cell: (one) => <CopyableId text={one.vendor.referenceId} />,
    },
    { key: 'tenant', header: t('customerRecord.tenant.title'), cell: (one) => one.tenant.name },
    { key: 'installations', header: t('customerRecord.allocations.installations'), cell: (one) => one.installations.length },
  ]
}
