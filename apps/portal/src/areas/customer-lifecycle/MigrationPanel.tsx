import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PartnerMigration } from '@wattdesk/contract/customer-lifecycle/models.ts'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { errorSentence } from '@wattdesk/i18n/error-sentence.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { ProgressBar } from '@wattdesk/ui/feedback/ProgressBar.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useRef } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { migrationQuery, refreshLifecycle } from './customer-lifecycle.queries.ts'
import classes from './lifecycle.module.css'
import { MigrationForm } from './MigrationForm.tsx'

type Props = { customer: Customer; onClose: () => void; onMoved?: () => void }

export function MigrationPanel({ customer, onClose, onMoved }: Props) {
  const t = useT('customerLifecycle', 'errors')
  const query = useQuery(migrationQuery(customer.id))
  const { data } = query
  useWhenEnded(data?.migration?.status, onMoved)
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data) return <SkeletonLines count={4} />
  const { migration, remaining } = data
  if (migration?.status === 'running') return <Running migration={migration} onClose={onClose} />
  return (
    <div className={layout.stack}>
      {migration ? <Outcome migration={migration} /> : null}
      {remaining > 0 ? (
        <MigrationForm customer={customer} remaining={remaining} />
      ) : (
        <>
          {migration ? null : <p>{t('customerLifecycle.migration.none')}</p>}
          <div className={layout.buttons}>
            <Button onClick={onClose}>{t('ui.action.close')}</Button>
          </div>
        </>
      )}
    </div>
  )
}

function useWhenEnded(status: PartnerMigration['status'] | undefined, onMoved: (() => void) | undefined): void {
  const client = useQueryClient()
  const before = useRef(status)
  const reported = useRef(onMoved)
  reported.current = onMoved
  useEffect(() => {
    const hasEnded = before.current === 'running' && status !== 'running'
    before.current = status
    if (!hasEnded) return
    void refreshLifecycle(client)
    reported.current?.()
  }, [status, client])
}

function Running({ migration, onClose }: { migration: PartnerMigration; onClose: () => void }) {
  const t = useT('customerLifecycle')
  const { language } = useLanguage()
  const { moved, total, target } = migration
  return (
    <div className={layout.stack}>
      <ProgressBar label={t('customerLifecycle.migration.progress')} done={moved} total={total} />
      <p className="wd-figures">
        {t('customerLifecycle.migration.running', {
          moved: formatNumber(moved, language),
          total: formatNumber(total, language),
          target: target.name,
        })}
      </p>
      <p className={layout.hint}>{t('customerLifecycle.migration.leave')}</p>
      <div className={layout.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </div>
    </div>
  )
}

function Outcome({ migration }: { migration: PartnerMigration }) {
  const t = useT('customerLifecycle', 'errors')
  const { find, language } = useLanguage()
  const { status, moved, total, fault, droppedGroups, target } = migration
  const reason = fault ? (errorSentence({ find }, fault, null) ?? fault) : ''
  return (
    <div className={status === 'stopped' ? classes.warning : classes.outcome}>
      <p>
        {status === 'stopped'
          ? t('customerLifecycle.migration.stopped', { moved: formatNumber(moved, language), total: formatNumber(total, language), reason })
          : t('customerLifecycle.migration.done', { count: moved, target: target.name })}
      </p>
      {droppedGroups > 0 ? <p>{t('customerLifecycle.migration.dropped', { count: droppedGroups })}</p> : null}
    </div>
  )
}
