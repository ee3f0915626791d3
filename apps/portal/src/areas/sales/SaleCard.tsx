import { IconArchive, IconSwitchHorizontal } from '@tabler/icons-react'
import type { Sale, SaleStep } from '@wattdesk/contract/sales/models.ts'
import { formatDay } from '@wattdesk/i18n/formats.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { SaleSteps } from './SaleSteps.tsx'
import { SaleProgress } from './sale-marks.tsx'
import { useSaleNames } from './use-sale-names.ts'

type Props = {
  sale: Sale
  /** Why it cannot be changed; undefined if it can. `archiveReason` likewise. */
  writeReason?: string
  archiveReason?: string
  onEditStep: (step: SaleStep) => void
  onChangeKind: () => void
  onArchive: () => void
}

export function SaleCard({ sale, writeReason, archiveReason, onEditStep, onChangeKind, onArchive }: Props) {
  const t = useT('sales', 'devices')
  const { saleName } = useSaleNames()
  const kindReason = writeReason ?? (sale.isKindFixed ? t('sales.kindDialog.fixed') : undefined)
  return (
    <Panel
      isFlush
      title={saleName(sale)}
      marks={
        <span className={layout.meta}>
          <Tag>{t(`devices.kind.${sale.installationKind}`)}</Tag>
          <span>{`${t('sales.field.createdAt')} ${formatDay(sale.createdAt)}`}</span>
          <SaleProgress sale={sale} />
        </span>
      }
      actions={
        <>
          <ActionButton isSmall reason={kindReason} icon={IconSwitchHorizontal} onClick={onChangeKind}>
            {t('sales.kindDialog.action')}
          </ActionButton>
          <ActionButton isSmall reason={archiveReason} icon={IconArchive} onClick={onArchive}>
            {t('sales.archive.action')}
          </ActionButton>
        </>
      }
    >
      <SaleSteps sale={sale} onEdit={onEditStep} reason={writeReason} />
    </Panel>
  )
}
