import type { FeatureGroup } from '@wattdesk/contract/customers/feature-groups/models.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ChoiceCard } from '@wattdesk/ui/form/ChoiceCards.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../../forms/DialogForm.tsx'
import { useAction } from '../../../forms/use-action.ts'
import layout from '../../../page/layout.module.css'
import { addFeatureGroups, type GroupHolder, refreshRecord, removeFeatureGroups } from '../customer-record.queries.ts'
import { featureGroupFailure } from './feature-group-failure.ts'

type Props = { holder: GroupHolder; groups: readonly FeatureGroup[]; onClose: () => void }

/** Offers only groups that the customer, or the user, does not have yet. */
export function AssignFeatureGroupsDialog({ holder, groups, onClose }: Props) {
  const t = useT('customerRecord')
  const speech = useLanguage()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const give = useAction({
    act: () => addFeatureGroups(holder, [...chosen]),
    done: ({ assigned }) => t('customerRecord.groups.assigned', { count: assigned.length }),
    undo: ({ assigned }) => ({
      act: () => removeFeatureGroups(holder, assigned),
      done: t('customerRecord.groups.unassigned', { count: assigned.length }),
      refresh: (client) => refreshRecord(client, holder.customerId),
    }),
    failed: (_, error) => featureGroupFailure(error, speech),
    showsErrors: true,
    refresh: (client) => refreshRecord(client, holder.customerId),
    onDone: onClose,
  })
  const toggle = (id: string) => setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <Dialog title={t('customerRecord.groups.assignTitle')} onClose={onClose}>
      <DialogForm
        onSubmit={() => give.run()}
        action={give}
        isDirty={chosen.size > 0}
        submit={t('customerRecord.groups.assign')}
        isBlocked={chosen.size === 0}
      >
        <p className={layout.hint}>
          {t(
            groups.length === 0
              ? 'customerRecord.groups.nothingLeft'
              : holder.userId
                ? 'customerRecord.groups.assignUserHint'
                : 'customerRecord.groups.assignHint',
          )}
        </p>
        {groups.map((group) => (
          <ChoiceCard key={group.id} type="checkbox" checked={chosen.has(group.id)} onChange={() => toggle(group.id)}>
            <span>{group.displayName}</span>
            {group.inheritsFrom ? <Tag>{t('customerRecord.groups.inherits', { name: group.inheritsFrom.displayName })}</Tag> : null}
            {group.availableToPartnerTenants ? <Tag>{t('customerRecord.groups.partners')}</Tag> : null}
          </ChoiceCard>
        ))}
      </DialogForm>
    </Dialog>
  )
}
