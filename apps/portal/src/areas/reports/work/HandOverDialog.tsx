import { NativeSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { WorkItem } from '@wattdesk/contract/dashboard.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../../forms/DialogForm.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { changeWorkItem, colleaguesQuery, refreshWork } from './work.queries.ts'
import { reasonWords } from './work-words.ts'

const noteMax = 500

/** Gives a piece of work to a colleague, with a note. */
export function HandOverDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const t = useT('reports', 'timeline')
  const speech = useLanguage()
  const query = useQuery(colleaguesQuery)
  const [memberId, setMemberId] = useState('')
  const [note, setNote] = useState('')
  const colleagues = query.data?.items ?? []
  const give = useAction({
    act: () => changeWorkItem(item, { action: 'hand-over', version: item.version, memberId, note }),
    done: t('reports.work.changed'),
    failed: (reason) => t('reports.work.failed', { reason }),
    showsErrors: true,
    refresh: refreshWork,
    onDone: onClose,
  })
  return (
    <Dialog title={t('reports.work.handOver')} onClose={onClose}>
      <DialogForm
        onSubmit={() => give.run()}
        action={give}
        isDirty={memberId !== '' || note !== ''}
        submit={t('reports.work.give')}
        refusal={memberId === '' ? t('reports.work.chooseColleague') : undefined}
      >
        <p>
          <b>{reasonWords(item.reason, speech)}</b>
          {item.customer ? ` · ${item.customer.accountName}` : null}
        </p>
        {query.isError && !query.data ? <QueryFailure query={query} /> : null}
        <NativeSelect
          label={t('reports.work.colleague')}
          description={query.data && colleagues.length === 0 ? t('reports.work.noColleague') : undefined}
          value={memberId}
          data={[{ value: '', label: t('ui.choose') }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => setMemberId(event.currentTarget.value)}
        />
        <Textarea
          label={t('reports.work.note')}
          rows={3}
          maxLength={noteMax}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
