import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { allowedColumns } from '../../page/allowed-columns.ts'
import layout from '../../page/layout.module.css'
import { Refused } from '../../page/Refused.tsx'
import { SettingsTabs } from '../../page/SettingsTabs.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { useIsOperator } from '../profile/profile.queries.ts'
import { type OpenedVendor, vendorColumns } from './vendor-columns.tsx'
import { vendorsQuery } from './vendors.queries.ts'

const VendorDialog = lazyDialog(async () => ({ default: (await import('./VendorDialog.tsx')).VendorDialog }))
const VendorKeysDialog = lazyDialog(async () => ({ default: (await import('./VendorKeysDialog.tsx')).VendorKeysDialog }))
const RemoveVendorDialog = lazyDialog(async () => ({ default: (await import('./RemoveVendorDialog.tsx')).RemoveVendorDialog }))
const AllocateDialog = lazyDialog(async () => ({ default: (await import('./AllocateDialog.tsx')).AllocateDialog }))

type Opened = { kind: 'add' } | OpenedVendor

export function VendorsScreen() {
  const t = useT('vendors')
  const { language } = useLanguage()
  const query = useQuery(vendorsQuery)
  const can = useCan()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const items = query.data?.items
  const mayWrite = can('write:vendor-settings')
  const isOperator = useIsOperator()
  const ofOperator = isOperator ? undefined : t('vendors.ofOperator')
  const reasonToChange = mayWrite ? ofOperator : t('vendors.noPermission.change')
  usePageTitle(t('vendors.title'))
  const stateOf = () => {
    if (query.isError && !query.data) return <QueryFailure query={query} />
    return items?.length === 0 ? <EmptyState title={t('vendors.empty')}>{t('vendors.emptyHint')}</EmptyState> : null
  }
  const reasons = {
    change: reasonToChange,
    remove: can('delete:vendor-settings') ? ofOperator : t('vendors.noPermission.remove'),
    ofRegion: mayWrite ? undefined : t('vendors.noPermission.change'),
  }
  const all = vendorColumns(t, language, { open: setOpened, reasons })
  const columns = allowedColumns(all, [reasons.change, reasons.remove, reasons.ofRegion])
  // Buttons wait, but nothing is said about a member who may turn out to be the operator's.
  const isPending = mayWrite && isOperator === undefined
  return (
    <>
      <PageHeader
        title={t('vendors.title')}
        count={items ? String(items.length) : undefined}
        primary={
          <Tooltip label={reasonToChange}>
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={reasonToChange !== undefined}
              onClick={() => setOpened({ kind: 'add' })}
            >
              {t('vendors.add.action')}
            </Button>
          </Tooltip>
        }
      />
      <SettingsTabs />
      <p className={layout.note}>{t('vendors.intro')}</p>
      <Refused reason={isPending ? undefined : (reasons.change ?? reasons.remove)} implied={[reasons.remove]}>
        <Panel isFlush>
          <DataTable label={t('vendors.title')} columns={columns} rows={items} keyOf={(vendor) => vendor.id} state={stateOf()} />
        </Panel>
      </Refused>
      <Suspense>
        {opened?.kind === 'add' ? <VendorDialog onClose={close} /> : null}
        {opened?.kind === 'edit' ? <VendorDialog vendor={opened.vendor} onClose={close} /> : null}
        {opened?.kind === 'keys' ? <VendorKeysDialog vendor={opened.vendor} onClose={close} /> : null}
        {opened?.kind === 'remove' ? <RemoveVendorDialog vendor={opened.vendor} vendors={items ?? []} onClose={close} /> : null}
        {opened?.kind === 'allocate' ? <AllocateDialog vendor={opened.vendor} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
