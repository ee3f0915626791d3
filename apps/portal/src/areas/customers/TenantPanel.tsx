import { IconArrowsExchange, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { TenantAffiliate } from '@wattdesk/contract/customers/record/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import { useChangeReason } from './change-reason.ts'
import { tenantAffiliateQuery } from './customer-record.queries.ts'
import classes from './customers.module.css'

const MoveCustomerDialog = lazyDialog(async () => ({ default: (await import('./MoveCustomerDialog.tsx')).MoveCustomerDialog }))

export function TenantPanel({ customer }: { customer: Customer }) {
  const t = useT('customerRecord')
  const affiliate = useQuery(tenantAffiliateQuery(customer.id))
  const reason = useChangeReason(customer)
  const [isMoving, setMoving] = useState(false)
  return (
    <>
      <Panel
        isFolded
        title={t('customerRecord.tenant.title')}
        marks={<span className={classes.hint}>{customer.tenant.name}</span>}
        actions={
          <>
            {customer.partnerTenantId ? <AddMemberButton partnerId={customer.id} /> : null}
            <ActionButton reason={reason} icon={IconArrowsExchange} onClick={() => setMoving(true)}>
              {t('customerRecord.tenant.move')}
            </ActionButton>
          </>
        }
      >
        {affiliate.isError && !affiliate.data ? <QueryFailure query={affiliate} /> : null}
        {affiliate.isPending ? <SkeletonLines count={3} /> : null}
        {affiliate.data ? <TenantFacts customer={customer} affiliate={affiliate.data} /> : null}
      </Panel>
      <Suspense>{isMoving ? <MoveCustomerDialog customer={customer} onClose={() => setMoving(false)} /> : null}</Suspense>
    </>
  )
}

/** Opens the screen of members. */
function AddMemberButton({ partnerId }: { partnerId: string }) {
  const t = useT('account')
  const navigate = useNavigate()
  const mayAdd = useCan()('write:account-users')
  const add = () => void navigate({ to: '/dashboard/account/members', search: { new: 'true', partner: partnerId } })
  return (
    <ActionButton reason={mayAdd ? undefined : t('account.noPermission.change')} icon={IconUserPlus} onClick={add}>
      {t('account.add.action')}
    </ActionButton>
  )
}

function TenantFacts({ customer, affiliate }: { customer: Customer; affiliate: TenantAffiliate }) {
  const t = useT('customerRecord', 'customers')
  const languageName = useLanguageName()
  const { pvOnboarding } = affiliate
  const facts = [
    { label: t('customerRecord.tenant.own'), value: customer.tenant.name },
    ...(customer.tenant.id === affiliate.id ? [] : [{ label: t('customerRecord.tenant.affiliate'), value: affiliate.name }]),
    { label: t('customers.field.country'), value: t(`customers.country.${affiliate.country}`) },
    { label: t('customerRecord.tenant.domain'), value: affiliate.domain ?? noValue },
    { label: t('customerRecord.tenant.contact'), value: <Lines texts={[affiliate.contactEmail, affiliate.contactPhone]} /> },
    { label: t('customerRecord.tenant.activationEmail'), value: affiliate.activationEmail ?? noValue },
    { label: t('customerRecord.tenant.pvContact'), value: <Lines texts={[pvOnboarding.email, pvOnboarding.phone]} /> },
    { label: t('customerRecord.tenant.pvInstall'), value: pvOnboarding.installEmail ?? noValue },
    { label: t('customerRecord.tenant.impressum'), value: <Address url={affiliate.impressumUrl} /> },
    { label: t('customerRecord.tenant.surveyMobile'), value: <Address url={affiliate.surveyMobileUrl} /> },
    { label: t('customerRecord.tenant.surveyWeb'), value: <Address url={affiliate.surveyWebUrl} /> },
    {
      label: t('customerRecord.tenant.languages'),
      value: affiliate.supportedLanguages.map((language) => languageName(language)).join(', ') || noValue,
    },
    { label: t('customerRecord.tenant.openRegistration'), value: t(affiliate.openRegistration ? 'ui.yes' : 'ui.no') },
  ]
  return <FactList facts={facts} />
}

function Lines({ texts }: { texts: readonly (string | null)[] }) {
  const given = texts.filter((text) => text !== null)
  if (given.length === 0) return noValue
  return given.map((text) => <div key={text}>{text}</div>)
}

/** Renders only https URLs as links. */
function Address({ url }: { url: string | null }) {
  if (!url) return noValue
  if (!/^https:\/\//.test(url)) return url
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {url.slice('https://'.length)}
    </a>
  )
}
