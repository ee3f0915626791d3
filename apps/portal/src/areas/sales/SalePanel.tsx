import type { Sale } from '@wattdesk/contract/sales/models.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import layout from '../../page/layout.module.css'
import { SaleSteps } from './SaleSteps.tsx'
import { SaleProgress } from './sale-marks.tsx'
import { useSaleNames } from './use-sale-names.ts'

/** A sale with its steps, to read. `children` are further facts. */
export function SalePanel({ sale, children }: { sale: Sale; children: ReactNode }) {
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
    <Panel isFlush title={saleName(sale)} marks={marks}>
      <SaleSteps sale={sale} />
    </Panel>
  )
}
