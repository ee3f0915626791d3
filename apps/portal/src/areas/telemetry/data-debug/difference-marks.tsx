import type { DataRecord } from '@wattdesk/contract/telemetry/data-records/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import type { Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { ReactNode } from 'react'
import classes from './comparison.module.css'

export const recordTones: Record<DataRecord['state'], Tone> = {
  equal: 'ok',
  different: 'warning',
  notStored: 'error',
  rejected: 'error',
  storedOnly: 'neutral',
}

/** Marks a figure that differs from the one sent. */
export function Marked({ t, children }: { t: Translate; children: ReactNode }) {
  return (
    <mark className={classes.differs}>
      <span aria-hidden>≠ </span>
      {children} <span className="wd-visually-hidden">{t('dataComparison.records.differs')}</span>
    </mark>
  )
}
