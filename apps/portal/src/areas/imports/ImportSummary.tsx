import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { CountList } from '@wattdesk/ui/page/CountList.tsx'
import { isIncomplete } from './import-words.ts'
import classes from './imports.module.css'

/** The number of rows by outcome, with an explanation. */
export function ImportSummary({ upload }: { upload: CustomerImport }) {
  const t = useT('imports')
  const { details, status } = upload
  const isBefore = status === 'checked' || status === 'unreadable' || status === 'reading'
  const counts = isBefore
    ? (['new', 'differs', 'unchanged', 'faulty'] as const)
    : (['created', 'updated', 'unchanged', 'refused', 'faulty'] as const)
  const note = noteOf(upload)
  return (
    <>
      {details.rows > 0 ? (
        <CountList
          counts={[
            { key: 'rows', label: t('imports.rows.title'), value: details.rows },
            ...counts.map((key) => ({
              key,
              label: t(`imports.state.${key}`),
              value: details[key],
              isError: details[key] > 0 && (key === 'faulty' || key === 'refused'),
            })),
          ]}
        />
      ) : null}
      {note ? (
        <output className={classes.note} data-tone={status === 'failed' ? 'error' : undefined}>
          {t(`imports.${note}`)}
        </output>
      ) : null}
    </>
  )
}

function noteOf(upload: CustomerImport) {
  const { status, details } = upload
  const isNothingNew = details.unchanged > 0 && details.new + details.differs === 0
  if ((status === 'checked' || status === 'done') && isNothingNew) {
    return details.faulty > 0 ? 'result.unchangedButFaulty' : 'result.unchanged'
  }
  if (isIncomplete(upload)) return 'fileFault.UploadIncomplete'
  if (upload.fault?.code === 'PartnerNotActive') return 'fileFault.PartnerNotActive'
  if (status === 'failed') return 'result.failedHint'
  return status === 'done' && details.faulty + details.refused > 0 ? 'result.mendHint' : undefined
}
