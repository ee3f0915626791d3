import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import classes from './list.module.css'

export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const t = useT('bulkActions')
  return (
    <section className={classes.bulk} aria-label={t('bulkActions.selected.rowBar')}>
      <b role="status">{t('bulkActions.selected.rows', { count })}</b>
      <div className={classes.bulkActions}>
        {children}
        <Button size="xs" variant="subtle" leftSection={<IconX size={15} aria-hidden />} onClick={onClear}>
          {t('bulkActions.selected.clear')}
        </Button>
      </div>
    </section>
  )
}
