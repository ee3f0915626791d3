import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import type { CustomerStatus, CustomerType } from '@wattdesk/contract/customers/terms.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { StatusDot, Tag, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

const tones: Record<CustomerStatus, Tone> = { active: 'ok', inactive: 'warning', deleted: 'neutral' }

/** Includes when the state was entered or last confirmed. */
export function CustomerStatusMark({ customer }: { customer: Pick<CustomerRow, 'status' | 'deactivatedAt' | 'lastSeenAt'> }) {
  const t = useT('customers')
  const { status, deactivatedAt, lastSeenAt } = customer
  const detail =
    status === 'active'
      ? `${t('customers.field.lastSeenAt')}: ${lastSeenAt ? formatInstantInZones(lastSeenAt) : t('customers.detail.never')}`
      : deactivatedAt
        ? `${t('customers.field.deactivatedAt')}: ${formatInstantInZones(deactivatedAt)}`
        : undefined
  return (
    <StatusDot tone={tones[status]} detail={detail}>
      {t(`customers.status.${status}`)}
    </StatusDot>
  )
}

export function CustomerTypeMark({ type }: { type: CustomerType }) {
  const t = useT('customers')
  return <Tag tone={type === 'residential_customer' ? 'neutral' : 'accent'}>{t(`customers.type.${type}`)}</Tag>
}
