import type { CustomerImport } from '@wattdesk/contract/imports.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './imports.module.css'

/** The rows by what becomes, or became, of them, and what that means. */
export function ImportSummary({ upload }: { upload: CustomerImport }) {
  const t = useT('imports')
  const { language } = useLanguage()
  const { details, status } = upload
  const isBefore = status === 'checked' || status === 'unreadable' || status === 'reading'
  const counts = isBefore
    ? (['new', 'differs', 'unchanged', 'faulty'] as const)
    : (['created', 'updated', 'unchanged', 'refused', 'faulty'] as const)
  const note = noteOf(upload)
  return (
    <>
      {details.rows > 0 ? (
        <dl className={classes.counts}>
          <div>
            <dt>{t('imports.rows.title')}</dt>
            <dd>{formatNumber(details.rows, language)}</dd>
          </div>
          {counts.map((count) => (
            <div key={count} data-tone={details[count] > 0 && (count === 'faulty' || count === 'refused') ? 'error' : undefined}>
              <dt>{t(`imports.state.${count}`)}</dt>
              <dd>{formatNumber(details[count], language)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {note ? (
        <output className={classes.note} data-tone={status === 'failed' ? 'error' : undefined}>
          {t(`imports.result.${note}`)}
        </output>
      ) : null}
    </>
  )
}

function noteOf({ status, details }: CustomerImport) {
  const isNothingNew = details.unchanged > 0 && details.new + details.differs === 0
  if ((status === 'checked' || status === 'done') && isNothingNew) return details.faulty > 0 ? 'unchangedButFaulty' : 'unchanged'
  if (status === 'failed') return 'failedHint'
  return status === 'done' && details.faulty + details.refused > 0 ? 'mendHint' : undefined
}
