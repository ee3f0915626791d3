import { IconArchive, IconSwitchHorizontal } from '@tabler/icons-react'
import type { Sale, SaleStep } from '@wattdesk/contract/sales/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { SalePanel } from './SalePanel.tsx'
import { SaleCreation } from './sale-marks.tsx'

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
  const t = useT('sales')
  const kindReason = writeReason ?? (sale.isKindFixed ? t('sales.kindDialog.fixed') : undefined)
  return (
    <SalePanel
      sale={sale}
      onEditStep={onEditStep}
      reason={writeReason}
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
      <SaleCreation sale={sale} />
    </SalePanel>
  )
}
