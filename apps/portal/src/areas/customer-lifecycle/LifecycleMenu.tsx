import { ActionIcon } from '@mantine/core'
import { IconArrowsExchange, IconDots, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Menu, type MenuItem } from '@wattdesk/ui/overlay/Menu.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { reactivate, refreshLifecycle } from './customer-lifecycle.queries.ts'
import { type LifecycleStep, useLifecycleReasons } from './lifecycle-reasons.ts'

const DeactivateDialog = lazyDialog(async () => ({ default: (await import('./DeactivateDialog.tsx')).DeactivateDialog }))
const MigrateDialog = lazyDialog(async () => ({ default: (await import('./MigrateDialog.tsx')).MigrateDialog }))
const PurgeDialog = lazyDialog(async () => ({ default: (await import('./PurgeDialog.tsx')).PurgeDialog }))

/** Unavailable actions show the reason. */
export function LifecycleMenu({ customer }: { customer: Customer }) {
  const t = useT('customerLifecycle')
  const [opened, setOpened] = useState<LifecycleStep>()
  const reasons = useLifecycleReasons(customer)
  const bringBack = useReactivation(customer)
  const close = () => setOpened(undefined)
  const isPartner = customer.type !== 'residential_customer'
  const items: MenuItem[] = [
    {
      key: 'reactivate',
      label: t('customerLifecycle.reactivate.action'),
      icon: IconUserCheck,
      disabledReason: reasons.reactivate,
      onSelect: () => bringBack.run(),
    },
    {
      key: 'deactivate',
      label: `${t('customerLifecycle.deactivate.action')} …`,
      icon: IconUserOff,
      disabledReason: reasons.deactivate,
      onSelect: () => setOpened('deactivate'),
    },
    {
      key: 'migrate',
      label: `${t('customerLifecycle.migration.action')} …`,
      icon: IconArrowsExchange,
      disabledReason: reasons.migrate,
      onSelect: () => setOpened('migrate'),
    },
    {
      key: 'purge',
      label: `${t('customerLifecycle.purge.action')} …`,
      icon: IconTrash,
      isDanger: true,
      startsGroup: true,
      disabledReason: reasons.purge,
      onSelect: () => setOpened('purge'),
    },
  ]
  return (
    <>
      <Menu
        label={t('customerLifecycle.menu')}
        items={items.filter((item) => item.key !== 'migrate' || isPartner)}
        placement="bottom-end"
        trigger={(trigger) => (
          <ActionIcon {...trigger} variant="default" size={34} aria-label={t('customerLifecycle.menu')} loading={bringBack.isPending}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      />
      <Suspense>
        {opened === 'deactivate' ? <DeactivateDialog customer={customer} onClose={close} /> : null}
        {opened === 'migrate' ? <MigrateDialog customer={customer} onClose={close} /> : null}
        {opened === 'purge' ? <PurgeDialog customer={customer} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

function useReactivation({ id, accountName: name }: Customer) {
  const t = useT('customerLifecycle')
  return useAction({
    act: () => reactivate(id),
    done: t('customerLifecycle.reactivate.done', { name }),
    failed: (reason) => t('customerLifecycle.reactivate.failed', { reason }),
    refresh: refreshLifecycle,
  })
}
