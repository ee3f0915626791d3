import { useQuery } from '@tanstack/react-query'
import type { BulkActionPreviewInput } from '@wattdesk/contract/bulk-actions/models.ts'
import { bulkActionGroupsMax } from '@wattdesk/contract/bulk-actions/terms.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ChoiceCard, ChoiceCards } from '@wattdesk/ui/form/ChoiceCards.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import type { Action } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { groupChoicesQuery } from './bulk-actions.queries.ts'

export type PrepareProps = {
  preview: Action<BulkActionPreviewInput['action']>
  onClose: () => void
}

const searchedBeyond = 8

export function AssignGroupsDialog({ preview, onClose }: PrepareProps) {
  const t = useT('bulkActions', 'customers')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [term, setTerm] = useState<string>()
  const choices = useQuery(groupChoicesQuery)
  const groups = choices.data?.items ?? []
  const shown = groups.filter((group) => group.displayName.toLowerCase().includes((term ?? '').toLowerCase()))
  const choicesAt = useRef<HTMLFieldSetElement>(null)
  const areThere = choices.data !== undefined
  // The dialog opens before the choices are loaded.
  useEffect(() => {
    if (areThere) choicesAt.current?.querySelector('input')?.focus()
  }, [areThere])
  const toggle = (id: string) => setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const isTooMany = chosen.size > bulkActionGroupsMax
  return (
    <Dialog title={t('bulkActions.heading.assign-feature-groups')} size="md" onClose={onClose}>
      <DialogForm
        onSubmit={() => preview.run({ kind: 'assign-feature-groups', featureGroupIds: [...chosen] })}
        action={preview}
        isDirty={chosen.size > 0}
        submit={t('bulkActions.prepare.preview')}
        isBlocked={chosen.size === 0 || isTooMany}
      >
        <p className={layout.hint}>{t('bulkActions.prepare.groupsHint')}</p>
        {choices.isPending ? <SkeletonLines count={4} /> : null}
        {choices.isError ? <QueryFailure query={choices} /> : null}
        {choices.data && groups.length === 0 ? <p className={layout.hint}>{t('bulkActions.prepare.noGroups')}</p> : null}
        {groups.length > searchedBeyond ? (
          <SearchField label={t('bulkActions.prepare.searchGroups')} value={term} onChange={setTerm} />
        ) : null}
        <ChoiceCards ref={choicesAt} aria-label={t('bulkActions.prepare.groups')}>
          {shown.map((group) => (
            <ChoiceCard key={group.id} type="checkbox" checked={chosen.has(group.id)} onChange={() => toggle(group.id)}>
              <span>{group.displayName}</span>
              <Tag>{t(`customers.type.${group.customerType}`)}</Tag>
            </ChoiceCard>
          ))}
        </ChoiceCards>
        <p className={layout.hint}>
          {isTooMany ? t('bulkActions.prepare.tooManyGroups', { max: bulkActionGroupsMax }) : t('bulkActions.prepare.hint')}
        </p>
      </DialogForm>
    </Dialog>
  )
}
