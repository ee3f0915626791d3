import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { BulkActionDetail } from '@wattdesk/contract/bulk-actions/models.ts'
import { formatNumber, isoDay } from '@wattdesk/i18n/formats.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import classes from './bulk-actions.module.css'
import { refusalsFile } from './bulk-actions.queries.ts'

/** How many customers were excluded, refused or not undone, by reason. */
export function ReasonsPanel({ bulkAction }: { bulkAction: BulkActionDetail }) {
  const t = useT('bulkActions')
  const { language } = useLanguage()
  const { id, reasons, createdAt } = bulkAction
  const save = useAction({
    act: () => refusalsFile(id),
    onDone: (file) => download(`not-done-${isoDay(createdAt)}.csv`, file),
  })
  if (reasons.length === 0) return null
  const file = (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={15} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.run()}
    >
      {t('bulkActions.run.refusals')}
    </Button>
  )
  const shown = (['refused', 'overtaken', 'kept'] as const).flatMap((outcome) => {
    const some = reasons.filter((one) => one.outcome === outcome)
    return some.length > 0 ? [{ outcome, some }] : []
  })
  return (
    <Panel title={t('bulkActions.explain.title')} actions={file}>
      <div className={classes.reasons}>
        {shown.map(({ outcome, some }) => (
          <section key={outcome}>
            <h3>{t(`bulkActions.explain.${outcome}`)}</h3>
            <ul>
              {some.map(({ reason, count }) => (
                <li key={reason}>
                  <b>{formatNumber(count, language)}</b>
                  <span>{t(`bulkActions.reason.${reason}`)}</span>
                  <Link
                    to="/dashboard/customers/bulk-actions/$bulkActionId"
                    params={{ bulkActionId: id }}
                    search={{ outcome, reason }}
                    className={classes.link}
                  >
                    {t('bulkActions.customers.show')}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
}
