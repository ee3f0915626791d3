import { useQuery } from '@tanstack/react-query'
import { type Vendor, type VendorAllocation, vendorAllocationModel } from '@wattdesk/contract/vendors/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { CheckField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import classes from './vendors.module.css'
import { allocateVendor, allocationQuery, refreshVendors } from './vendors.queries.ts'

type Props = { vendor: Vendor; onClose: () => void }
type Values = { version: number; allocated: Record<string, boolean> }

const valuesOf = ({ version, items }: VendorAllocation): Values => ({
  version,
  allocated: Object.fromEntries(items.map(({ tenant, isAllocated }) => [tenant.id, isAllocated])),
})
const toModel = ({ version, allocated }: Values) => ({
  version,
  tenants: Object.entries(allocated).map(([tenantId, isAllocated]) => ({ tenantId, isAllocated })),
})

export function AllocateDialog({ vendor, onClose }: Props) {
  const t = useT('vendors')
  const query = useQuery(allocationQuery(vendor.id))
  return (
    <Dialog title={t('vendors.allocate.title', { name: vendor.displayName })} onClose={onClose}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.data ? <Choice vendor={vendor} allocation={query.data} onClose={onClose} /> : <SkeletonLines count={4} />}
    </Dialog>
  )
}

function Choice({ vendor, allocation, onClose }: Props & { allocation: VendorAllocation }) {
  const t = useT('vendors')
  // A region that is added while the dialog is open is not in its form.
  const [items] = useState(allocation.items)
  const saving = useSaveRecord({
    schema: vendorAllocationModel,
    initial: () => valuesOf(allocation),
    toModel,
    save: (model) => allocateVendor(vendor.id, model),
    conflict: {
      code: 'VendorChanged',
      load: async (read) => ({ values: valuesOf(await read(allocationQuery(vendor.id))) }),
    },
    saved: t('vendors.allocate.done'),
    failed: (reason) => t('vendors.allocate.failed', { reason }),
    refresh: refreshVendors,
    onSaved: onClose,
  })
  return (
    <SaveForm saving={saving}>
      <p>{t('vendors.allocate.text', { name: vendor.displayName })}</p>
      <div className={classes.tenants}>
        {items.map(({ tenant, activeDevices }) => (
          <CheckField
            key={tenant.id}
            form={saving.form}
            name={`allocated.${tenant.id}`}
            label={tenant.name}
            help={t('vendors.allocate.devices', { count: activeDevices })}
            isLine
          />
        ))}
      </div>
    </SaveForm>
  )
}
