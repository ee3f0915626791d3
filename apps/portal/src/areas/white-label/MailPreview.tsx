import { useQuery } from '@tanstack/react-query'
import { whiteLabelModel } from '@wattdesk/contract/white-label/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { useSettled } from '../../forms/use-settled.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { MailFrame } from '../../page/MailFrame.tsx'
import type { BrandValues } from './brand-values.ts'
import { mailPreviewQuery } from './white-label.queries.ts'

/** An invitation in the typed brand. Invalid values are not rendered until corrected. */
export function MailPreview({ customerId, values }: { customerId: string; values: BrandValues }) {
  const t = useT('whiteLabel')
  const { language } = useLanguage()
  const settled = useSettled(values)
  const [good, setGood] = useState(settled)
  const parsed = whiteLabelModel.safeParse(settled)
  if (parsed.success && good !== settled) setGood(settled)
  const query = useQuery(mailPreviewQuery(customerId, { ...good, language }))
  const headOf = ({ from, subject }: { from: string; subject: string }) => ({ from: t('whiteLabel.mail.from', { name: from }), subject })
  return (
    <Panel title={t('whiteLabel.mail.title')}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.data ? (
        <MailFrame title={t('whiteLabel.mail.title')} html={query.data.html} head={headOf(query.data)} />
      ) : query.isError ? null : (
        <SkeletonLines count={6} />
      )}
    </Panel>
  )
}
