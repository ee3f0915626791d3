import { NativeSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../../forms/DialogForm.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { changeWorkItem, colleaguesQuery, refreshWork } from './work.queries.ts'
import { reasonWords } from './work-words.ts'

const noteMax = 500

export function HandOverDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const t = useT('dashboard', 'timeline')
  const speech = useLanguage()
  const query = useQuery(colleaguesQuery)
  const [memberId, setMemberId] = useState('')
  const [note, setNote] = useState('')
  const colleagues = query.data?.items ?? []
  const give = useAction({
    act: () => changeWorkItem(item, { action: 'hand-over', version: item.version, memberId, note }),
    done: t('dashboard.work.given', { name: colleagues.find(({ id }) => id === memberId)?.name ?? '' }),
    failed: (reason) => t('dashboard.work.failed', { reason }),
    showsErrors: true,
    refresh: refreshWork,
    onDone: onClose,
  })
  return (
    <Dialog title={t('dashboard.work.handOver')} onClose={onClose}>
      <DialogForm
        onSubmit={() => give.run()}
        action={give}
        isDirty={memberId !== '' || note !== ''}
        submit={t('dashboard.work.give')}
        refusal={memberId === '' ? t('dashboard.work.chooseColleague') : undefined}
      >
        <p>
          <b>{reasonWords(item.reason, speech)}</b>
          {item.customer ? ` · ${item.customer.accountName}` : null}
        </p>
        {query.isError && !query.data ? <QueryFailure query={query} /> : null}
        <NativeSelect
          label={t('dashboard.work.colleague')}
          description={query.data && colleagues.length === 0 ? t('dashboard.work.noColleague') : undefined}
          value={memberId}
          data={[{ value: '', label: t('ui.choose') }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => setMemberId(event.currentTarget.value)}
        />
        <Textarea
          label={t('dashboard.work.note')}
          rows={3}
          maxLength={noteMax}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
