import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { CallError } from '../../api/call-error.ts'
import classes from './sales.module.css'
import { refreshSales } from './sales.queries.ts'

type Versions = { version?: number; givenVersion?: number }

/** Tells the second of two concurrent editors, with a link to the first one's change. */
export function SaleChangedNote({ error, customerId, onClose }: { error: unknown; customerId: string; onClose: () => void }) {
  const t = useT('sales')
  const client = useQueryClient()
  // The details of this one error are its two versions.
  const { version = 0, givenVersion = 0 } = (error instanceof CallError ? (error.details as Versions | undefined) : undefined) ?? {}
  return (
    <div role="alert" className={classes.warning}>
      <b>{t('sales.changed.title')}</b>
      <span>{t('sales.changed.text', { given: givenVersion, current: version })}</span>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          void refreshSales(client, customerId)
          onClose()
        }}
      >
        {t('sales.changed.reload')}
      </Button>
    </div>
  )
}
