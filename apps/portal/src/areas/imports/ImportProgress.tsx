import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import layout from '../../page/layout.module.css'
import { formatMegabytes } from './import-words.ts'
import { Progress } from './Progress.tsx'

export function ImportProgress({ progress: { phase, done, total } }: { progress: NonNullable<CustomerImport['progress']> }) {
  const t = useT('imports')
  const { language } = useLanguage()
  const words =
    phase === 'merging'
      ? t('imports.phaseOf.rows', { done: formatNumber(done, language), total: formatNumber(total, language) })
      : t('imports.phaseOf.bytes', { done: formatMegabytes(done, language), total: formatMegabytes(total, language) })
  return (
    <>
      <Progress label={t(`imports.phase.${phase}`)} done={done} total={total} words={words} />
      <p className={layout.hint}>{t('imports.leaveHint')}</p>
    </>
  )
}
