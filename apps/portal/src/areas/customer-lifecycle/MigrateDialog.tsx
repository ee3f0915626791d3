import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { MigrationPanel } from './MigrationPanel.tsx'

export function MigrateDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useT('customerLifecycle')
  return (
    <Dialog title={t('customerLifecycle.migration.action')} onClose={onClose} size="md">
      <MigrationPanel customer={customer} onClose={onClose} />
    </Dialog>
  )
}
