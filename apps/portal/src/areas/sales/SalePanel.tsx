import type { Sale, SaleStep } from '@wattdesk/contract/sales/models.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import layout from '../../page/layout.module.css'
import { SaleSteps } from './SaleSteps.tsx'
import { SaleProgress } from './sale-marks.tsx'
import { useSaleNames } from './use-sale-names.ts'

type Props = {
  sale: Sale
  /** Facts beside its kind and progress. */
  children: ReactNode
  actions?: ReactNode
  /** Absent for a sale that is only read. */
  onEditStep?: (step: SaleStep) => void
  /** Why steps cannot be changed now. */
  reason?: string
}

/** A sale with its steps. */
export function SalePanel({ sale, children, actions, onEditStep, reason }: Props) {
  const t = useT('sales', 'devices')
  const { saleName } = useSaleNames()
  const marks = (
    <span className={layout.meta}>
      <Tag>{t(`devices.kind.${sale.installationKind}`)}</Tag>
      {children}
      <SaleProgress sale={sale} />
    </span>
  )
  return (
    <Panel isFlush title={saleName(sale)} marks={marks} actions={actions}>
      <SaleSteps sale={sale} onEdit={onEditStep} reason={reason} />
    </Panel>
  )
}
