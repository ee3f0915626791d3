import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconFileAlert,
  IconHourglassLow,
  IconMailX,
  IconPlugConnectedX,
  IconRouterOff,
  IconTrashX,
  IconZoomMoney,
} from '@tabler/icons-react'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import type { WorkKind } from '@wattdesk/contract/dashboard/terms.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import type { ReactNode } from 'react'
import type { ColumnOf } from '../../../lists/define-list.ts'
import classes from '../dashboard.module.css'
import { DueMark } from './DueMark.tsx'
import { OwnerMark } from './OwnerMark.tsx'
import { WorkMenu } from './WorkMenu.tsx'
import { WorkDeed, WorkPlace } from './WorkPlace.tsx'
import type { workList } from './work-list.ts'
import { levelOf, reasonWords } from './work-words.ts'

export const workIcons = {
  alarm: IconAlertTriangle,
  gateway: IconRouterOff,
  mail: IconMailX,
  import: IconFileAlert,
  vendor: IconPlugConnectedX,
  expiry: IconHourglassLow,
  purge: IconTrashX,
  sale: IconZoomMoney,
} as const satisfies Record<WorkKind, unknown>

export function workColumns(speech: Translator): ColumnOf<typeof workList>[] {
  const { t } = speech
  return [
    {
      key: 'reason',
      header: t('dashboard.work.field.reason'),
      isTitle: true,
      isWrapping: true,
      cell: (item) => <Reason item={item} speech={speech} />,
    },
    {
      key: 'owner',
      header: t('dashboard.work.field.owner'),
      isAlwaysShown: true,
      word: ({ owner }) => owner?.name ?? noValue,
      cell: (item) => <OwnerMark item={item} />,
    },
    { key: 'customer', header: t('dashboard.work.field.customer'), cell: ({ customer }) => customer?.accountName ?? noValue },
    { key: 'city', header: t('customers.field.city'), cell: ({ customer }) => customer?.city ?? noValue },
    { key: 'due', header: t('dashboard.work.field.due'), cell: ({ dueAt, reason }) => <DueMark at={dueAt} level={levelOf(reason)} /> },
    { key: 'since', header: t('dashboard.work.field.since'), cell: ({ since }) => <Age at={since} />, isOptional: true },
    {
      key: 'action',
      header: t('dashboard.work.field.action'),
      isWide: true,
      cell: (item) => (
        <span className={classes.steps}>
          <Button component="span" variant="default" size="compact-xs" className={classes.action}>
            <WorkPlace item={item}>
              <WorkDeed item={item} />
            </WorkPlace>
          </Button>
          <WorkMenu item={item} />
        </span>
      ),
    },
  ]
}

export const workLink = (item: WorkItem, content: ReactNode, className: string) => (
  <WorkPlace item={item} className={className}>
    {content}
  </WorkPlace>
)

function Reason({ item: { reason }, speech }: { item: WorkItem; speech: Translator }) {
  const Icon = workIcons[reason.kind]
  return (
    <span className={classes.reason} data-level={levelOf(reason)}>
      <Icon size={16} aria-hidden />
      <span>{reasonWords(reason, speech)}</span>
    </span>
  )
}
