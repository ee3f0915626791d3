import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Vendor, VendorAllocation } from '@wattdesk/contract/vendors/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import classes from './vendors.module.css'
import { allocateVendor, allocationQuery, refreshVendors } from './vendors.queries.ts'

type Props = { vendor: Vendor; onClose: () => void }

export function AllocateDialog({ vendor, onClose }: Props) {
  const t = useT('vendors')
  const query = useQuery(allocationQuery(vendor.id))
  return (
    <Dialog title={t('vendors.allocate.title', { name: vendor.displayName })} onClose={onClose}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.data ? <Choice vendor={vendor} items={query.data.items} onClose={onClose} /> : <SkeletonLines count={4} />}
    </Dialog>
  )
}

function Choice({ vendor, items, onClose }: Props & { items: VendorAllocation['items'] }) {
  const t = useT('vendors')
  const [before] = useState(() => items.filter((one) => one.isAllocated).map((one) => one.tenant.id))
  const [chosen, setChosen] = useState<readonly string[]>(before)
  const save = useAction({
    act: () => allocateVendor(vendor.id, [...chosen]),
    done: t('vendors.allocate.done'),
    failed: (reason) => t('vendors.allocate.failed', { reason }),
    showsErrors: true,
    refresh: refreshVendors,
    onDone: onClose,
  })
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const isDirty = [...chosen].sort().join() !== [...before].sort().join()
  return (
    <DialogForm onSubmit={() => save.run()} action={save} isDirty={isDirty}>
      <p>{t('vendors.allocate.text', { name: vendor.displayName })}</p>
      <div className={classes.tenants}>
        {items.map(({ tenant, activeDevices }) => (
          <Checkbox
            key={tenant.id}
            label={tenant.name}
            description={t('vendors.allocate.devices', { count: activeDevices })}
            checked={chosen.includes(tenant.id)}
            onChange={() => toggle(tenant.id)}
          />
        ))}
      </div>
    </DialogForm>
  )
}
