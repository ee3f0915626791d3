import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { customerTypes } from '@wattdesk/contract/customers/terms.ts'
import type { Affiliate } from '@wattdesk/contract/tenants/affiliates/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { allowedColumns } from '../../page/allowed-columns.ts'
import layout from '../../page/layout.module.css'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { Refused } from '../../page/Refused.tsx'
import { RowAction } from '../../page/RowAction.tsx'
import { SettingsTabs } from '../../page/SettingsTabs.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { useIsOperator } from '../profile/profile.queries.ts'
import classes from './affiliates.module.css'
import { affiliatesQuery, dropAffiliate, refreshAffiliates } from './affiliates.queries.ts'

export function AffiliatesScreen() {
  const t = useT('tenants', 'vendors', 'dashboard')
  const query = useQuery(affiliatesQuery)
  const can = useCan()
  const [removed, setRemoved] = useState<Affiliate>()
  const navigate = useNavigate()
  const items = query.data?.items
  const isOperator = useIsOperator()
  const whyNot = isOperator ? undefined : t('tenants.ofOperator')
  const whyKept = whyNot ?? (can('delete:system-settings') ? undefined : t('tenants.noPermission'))
  const all = useColumns(whyKept, setRemoved)
  const columns = allowedColumns(all, [whyKept])
  usePageTitle(t('tenants.title'))
  const stateOf = () => {
    if (query.isError && !query.data) return <QueryFailure query={query} />
    return items?.length === 0 ? <EmptyState title={t('tenants.empty')} /> : null
  }
  return (
    <>
      <PageHeader
        title={t('tenants.title')}
        count={items ? String(items.length) : undefined}
        primary={
          <PrimaryButton reason={whyNot} icon={IconPlus} onClick={() => void navigate({ to: '/dashboard/settings/tenant-affiliate/new' })}>
            {t('tenants.add')}
          </PrimaryButton>
        }
      />
      <SettingsTabs />
      <p className={layout.note}>{t('tenants.intro')}</p>
      <Refused reason={isOperator === undefined ? undefined : whyKept}>
        <Panel isFlush>
          <DataTable
            label={t('tenants.title')}
            columns={columns}
            rows={items}
            keyOf={(one) => one.id}
            link={rowLink}
            expectedRows={4}
            state={stateOf()}
          />
        </Panel>
      </Refused>
      {removed ? <RemoveAffiliate affiliate={removed} onClose={() => setRemoved(undefined)} /> : null}
    </>
  )
}

const rowLink = ({ id }: Affiliate, content: ReactNode, className: string) => (
  <Link to="/dashboard/settings/tenant-affiliate/$affiliateId" params={{ affiliateId: id }} className={className}>
    {content}
  </Link>
)

function RemoveAffiliate({ affiliate, onClose }: { affiliate: Affiliate; onClose: () => void }) {
  const t = useT('tenants')
  const { name } = affiliate
  const remove = useAction({
    act: () => dropAffiliate(affiliate.id),
    done: t('tenants.removed', { name }),
    failed: (reason) => t('tenants.removeFailed', { reason }),
    refresh: refreshAffiliates,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('tenants.remove', { name })}
      confirmLabel={t('tenants.confirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
      typed={{ label: t('tenants.field.name'), value: name }}
    >
      <p>{t('tenants.removeText', { name })}</p>
    </ConfirmDialog>
  )
}

/** `whyKept`: why affiliates cannot be removed. Their form says why it cannot be saved. */
function useColumns(whyKept: string | undefined, remove: (affiliate: Affiliate) => void): Column<Affiliate>[] {
  const t = useT('tenants', 'dashboard')
  const { language } = useLanguage()
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  return [
    { key: 'name', header: t('tenants.field.name'), isTitle: true, cell: ({ name }) => <b>{name}</b> },
    { key: 'country', header: t('tenants.field.country'), cell: ({ country }) => regions.of(country) ?? country },
    { key: 'timeZone', header: t('tenants.field.timeZone'), cell: ({ timeZone }) => timeZone },
    { key: 'contactEmail', isWide: true, header: t('tenants.field.contactEmail'), cell: ({ contactEmail }) => contactEmail ?? '–' },
    {
      key: 'customers',
      header: t('tenants.field.customers'),
      isNumber: true,
      word: ({ customers }) => String(customers),
      cell: ({ customers, customersByType }) => (
        <Tooltip
          label={customerTypes.map((type) => `${t(`dashboard.type.${type}`)}: ${formatNumber(customersByType[type], language)}`).join(', ')}
        >
          <span>{formatNumber(customers, language)}</span>
        </Tooltip>
      ),
    },
    {
      key: 'vendors',
      header: t('tenants.field.vendors'),
      isNumber: true,
      isAlwaysShown: true,
      word: ({ vendors }) => String(vendors.length),
      cell: ({ vendors }) => (
        <Tooltip label={vendors.join(', ')}>
          <span>{vendors.length}</span>
        </Tooltip>
      ),
    },
    {
      key: 'actions',
      header: t('tenants.actions'),
      isUntitled: true,
      cell: (affiliate) => (
        <span className={classes.actions}>
          <RowAction
            icon={IconTrash}
            label={t('tenants.removeOf', { name: affiliate.name })}
            reason={whyKept}
            onClick={() => remove(affiliate)}
          />
        </span>
      ),
    },
  ]
}
