import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { CallError } from '../api/call-error.ts'

/** To the customer who already has an address, a reference or a device, in a new tab because the form still holds its input. */
export function OtherCustomerLink({ error }: { error: unknown }) {
  const { t } = useLanguage()
  const customer = otherCustomerOf(error)
  if (!customer) return null
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link {...props} to="/dashboard/customers/$customerId" params={{ customerId: customer.id }} target="_blank" />}
    >
      {t('shell.error.openCustomer', { name: customer.accountName })}
    </Anchor>
  )
}

/** Named by the server only where the member may see that customer. */
function otherCustomerOf(error: unknown): { id: string; accountName: string } | undefined {
  if (!(error instanceof CallError)) return undefined
  const { customer } = Object(error.details)
  return typeof customer?.id === 'string' ? customer : undefined
}
