import { Link } from '@tanstack/react-router'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ButtonLink } from '../page/HomeLink.tsx'
import { otherCustomerOf } from './other-customer.ts'

/** Links to the customer who already has the address, reference or device. Opens a new tab, because the form still holds its input. */
export function OtherCustomerLink({ error, isButton }: { error: unknown; isButton?: boolean }) {
  const { t } = useLanguage()
  const customer = otherCustomerOf(error)
  if (!customer) return null
  const words = t('shell.error.openCustomer', { name: customer.accountName })
  const to = { to: '/dashboard/customers/$customerId', params: { customerId: customer.id }, target: '_blank' } as const
  if (isButton) {
    return (
      <ButtonLink component="a" variant="default" size="compact-sm" {...to}>
        {words}
      </ButtonLink>
    )
  }
  return <Link {...to}>{words}</Link>
}
