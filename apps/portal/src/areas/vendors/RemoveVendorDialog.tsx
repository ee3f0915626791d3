import { NativeSelect } from '@mantine/core'
import type { Vendor } from '@wattdesk/contract/vendors/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { refreshVendors, replaceVendor } from './vendors.queries.ts'

type Props = { vendor: Vendor; vendors: readonly Vendor[]; onClose: () => void }

/** Its devices need a replacement vendor of the same category. */
export function RemoveVendorDialog({ vendor, vendors, onClose }: Props) {
  const t = useT('vendors')
  const [replacement, setReplacement] = useState('')
  const others = vendors.filter(({ id, category }) => id !== vendor.id && category === vendor.category)
  const name = vendor.displayName
  const remove = useAction({
    act: () => replaceVendor(vendor.id, replacement),
    done: ({ moved }) => t('vendors.remove.done', { name, count: moved }),
    failed: (reason) => t('vendors.remove.failed', { reason }),
    showsErrors: true,
    refresh: refreshVendors,
    onDone: onClose,
  })
  return (
    <Dialog title={t('vendors.remove.title', { name })} onClose={onClose}>
      <DialogForm
        onSubmit={() => remove.run()}
        action={remove}
        isDirty={replacement !== ''}
        submit={t('vendors.remove.confirm')}
        refusal={replacement === '' ? t('vendors.remove.required') : undefined}
        isDangerous
      >
        <p>{t('vendors.remove.text', { name, count: vendor.activeDevices })}</p>
        <NativeSelect
          label={t('vendors.field.replacement')}
          description={others.length === 0 ? t('vendors.remove.none') : undefined}
          value={replacement}
          data={[{ value: '', label: t('vendors.remove.choose') }, ...others.map((one) => ({ value: one.id, label: one.displayName }))]}
          onChange={(event) => setReplacement(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
