import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { type Sale, saleUpdateModel } from '@wattdesk/contract/sales/models.ts'
import { SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { changeSaleKind, currentSale, refreshSales } from './sales.queries.ts'

const valuesOf = ({ version, installationKind }: Sale) => ({ version, installationKind })

export function SaleKindDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const t = useT('sales', 'devices')
  const saving = useSaveRecord({
    schema: saleUpdateModel,
    initial: () => valuesOf(sale),
    save: (model) => changeSaleKind(sale, model),
    conflict: { code: 'SaleChanged', load: async (read) => ({ values: valuesOf(await currentSale(read, sale)) }) },
    saved: t('sales.kindDialog.saved'),
    failed: (reason) => t('sales.kindDialog.failed', { reason }),
    refresh: (client) => refreshSales(client, sale.customerId),
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('sales.kindDialog.title')} onClose={onClose}>
      <SelectField
        form={saving.form}
        name="installationKind"
        label={t('sales.field.installationKind')}
        choices={installationKinds.map((value) => ({ value, label: t(`devices.kind.${value}`) }))}
        isRequired
      />
    </SaveDialog>
  )
}
