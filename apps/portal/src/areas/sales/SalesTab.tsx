import { Button } from '@mantine/core'
import { IconPlus, IconTemplate, IconTimeline } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Sale, SaleStep } from '@wattdesk/contract/sales/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { RecordPlace } from '../../page/RecordPlace.tsx'
import { recordHash } from '../../page/record-hash.ts'
import { useCan } from '../../session/use-session.ts'
import { customerQuery } from '../customers/customers.queries.ts'
import { SaleCard } from './SaleCard.tsx'
import classes from './sales.module.css'
import { salesQuery } from './sales.queries.ts'

const StepDialog = lazyDialog(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }))
const StartSaleDialog = lazyDialog(async () => ({ default: (await import('./StartSaleDialog.tsx')).StartSaleDialog }))
const SaleKindDialog = lazyDialog(async () => ({ default: (await import('./SaleKindDialog.tsx')).SaleKindDialog }))
const ArchiveSaleDialog = lazyDialog(async () => ({ default: (await import('./ArchiveSaleDialog.tsx')).ArchiveSaleDialog }))
const SaleTemplatesDialog = lazyDialog(async () => ({ default: (await import('./templates/SaleTemplatesDialog.tsx')).SaleTemplatesDialog }))

const route = getRouteApi('/dashboard/customers/$customerId/sales')

type Open = { kind: 'start' | 'templates' } | { kind: 'step'; sale: Sale; step: SaleStep } | { kind: 'change-kind' | 'archive'; sale: Sale }

export function SalesTab() {
  const t = useT('sales', 'devices')
  const can = useCan()
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  const list = useQuery(salesQuery(customerId))
  const [open, setOpen] = useState<Open>()
  const inactive = !customer || customer.status === 'active' ? undefined : t('sales.notActive')
  const writeReason = can('write:customers-sales') ? inactive : t('sales.noPermission')
  const archiveReason = can('delete:customers-sales') ? inactive : t('sales.noArchivePermission')
  return (
    <div className={layout.stack}>
      <div className={classes.head}>
        {can('read:sale-templates') ? (
          <Button variant="default" leftSection={<IconTemplate size={16} aria-hidden />} onClick={() => setOpen({ kind: 'templates' })}>
            {t('sales.templates.action')}
          </Button>
        ) : null}
        <Tooltip label={writeReason}>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={writeReason !== undefined}
            onClick={() => setOpen({ kind: 'start' })}
          >
            {t('sales.start.action')}
          </Button>
        </Tooltip>
      </div>
      {list.isError && !list.data ? <QueryFailure query={list} /> : null}
      {list.isPending ? (
        <Panel title={t('sales.current')}>
          <SkeletonLines count={5} />
        </Panel>
      ) : null}
      {list.data?.items.length === 0 ? (
        <Panel>
          <EmptyState icon={IconTimeline} title={t('sales.empty')}>
            {t('sales.emptyHint')}
          </EmptyState>
        </Panel>
      ) : null}
      {list.data?.items.map((sale) => (
        <RecordPlace key={sale.id} hash={recordHash('sale', sale.id)}>
          <SaleCard
            sale={sale}
            writeReason={writeReason}
            archiveReason={archiveReason}
            onEditStep={(step) => setOpen({ kind: 'step', sale, step })}
            onChangeKind={() => setOpen({ kind: 'change-kind', sale })}
            onArchive={() => setOpen({ kind: 'archive', sale })}
          />
        </RecordPlace>
      ))}
      <Suspense>{open ? <Dialogs open={open} customerId={customerId} onClose={() => setOpen(undefined)} /> : null}</Suspense>
    </div>
  )
}

function Dialogs({ open, customerId, onClose }: { open: Open; customerId: string; onClose: () => void }) {
  switch (open.kind) {
    case 'start':
      return <StartSaleDialog customerId={customerId} onClose={onClose} />
    case 'templates':
      return <SaleTemplatesDialog onClose={onClose} />
    case 'step':
      return <StepDialog sale={open.sale} step={open.step} onClose={onClose} />
    case 'change-kind':
      return <SaleKindDialog sale={open.sale} onClose={onClose} />
    case 'archive':
      return <ArchiveSaleDialog sale={open.sale} onClose={onClose} />
  }
}
