import { useQuery } from '@tanstack/react-query'
import { whiteLabelModel } from '@wattdesk/contract/white-label/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useDeferredValue, useEffect, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import type { BrandValues } from './brand-values.ts'
import classes from './white-label.module.css'
import { mailPreviewQuery } from './white-label.queries.ts'

const settleMs = 400

/** An invitation in the typed brand. Invalid values are not rendered until they are corrected. */
export function MailPreview({ customerId, values }: { customerId: string; values: BrandValues }) {
  const t = useT('whiteLabel')
  const { language } = useLanguage()
  const settled = useDeferredValue(useSettled(values))
  const [good, setGood] = useState(settled)
  const parsed = whiteLabelModel.safeParse(settled)
  if (parsed.success && good !== settled) setGood(settled)
  const query = useQuery(mailPreviewQuery(customerId, { ...good, language }))
  return (
    <Panel title={t('whiteLabel.mail.title')}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.data ? (
        <>
          <p className={classes.from}>
            {t('whiteLabel.mail.from', { name: query.data.from })}
            <b>{query.data.subject}</b>
          </p>
          <iframe
            title={t('whiteLabel.mail.title')}
            className={classes.mail}
            sandbox=""
            referrerPolicy="no-referrer"
            srcDoc={query.data.html}
          />
        </>
      ) : query.isError ? null : (
        <SkeletonLines count={6} />
      )}
    </Panel>
  )
}

/** Values unchanged for a moment, so that not every key press sends a request. */
function useSettled<T>(values: T): T {
  const [settled, setSettled] = useState(values)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), settleMs)
    return () => clearTimeout(timer)
  }, [values])
  return settled
}
