import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FeatureGroup } from '@wattdesk/contract/feature-groups.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import layout from '../../page/layout.module.css'
import { giveFeatureGroups, refreshRecord } from './customer-record.queries.ts'
import classes from './customers.module.css'
import { featureGroupFailure } from './feature-group-failure.ts'

type Props = { customerId: string; groups: readonly FeatureGroup[]; onClose: () => void }

/** Assigns feature groups that the customer does not have yet. */
export function AssignFeatureGroupsDialog({ customerId, groups, onClose }: Props) {
  const t = useT('record')
  const speech = useLanguage()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const give = useMutation({
    meta: { showsErrors: true },
    mutationFn: () => giveFeatureGroups(customerId, [...chosen]),
    onSuccess: ({ assigned }) => {
      toasts.show({ message: t('record.groups.assigned', { count: assigned.length }), toastType: 'success' })
      void refreshRecord(client, customerId)
      onClose()
    },
    // What is offered may have changed.
    onError: () => void refreshRecord(client, customerId),
  })
  const toggle = (id: string) => setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.size > 0) give.mutate()
  }
  return (
    <Dialog title={t('record.groups.assignTitle')} onClose={onClose} isPinned={give.isPending}>
      <DialogForm
        onSubmit={submit}
        action={give}
        failed={() => featureGroupFailure(give.error, speech)}
        submit={t('record.groups.assign')}
        isBlocked={chosen.size === 0}
        onCancel={onClose}
      >
        <p className={layout.hint}>{t(groups.length === 0 ? 'record.groups.nothingLeft' : 'record.groups.assignHint')}</p>
        {groups.map((group) => (
          <label key={group.id} className={classes.target}>
            <input type="checkbox" checked={chosen.has(group.id)} onChange={() => toggle(group.id)} />
            <span>{group.displayName}</span>
            {group.inheritsFrom ? <Tag>{t('record.groups.inherits', { name: group.inheritsFrom.displayName })}</Tag> : null}
            {group.availableToPartnerTenants ? <Tag>{t('record.groups.partners')}</Tag> : null}
          </label>
        ))}
      </DialogForm>
    </Dialog>
  )
}
