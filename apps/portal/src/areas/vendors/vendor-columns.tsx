import { IconBuilding, IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Vendor } from '@wattdesk/contract/vendors/models.ts'
import type { VendorHealth } from '@wattdesk/contract/vendors/terms.ts'
import { formatInstantInZones, formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { RowAction } from '../../page/RowAction.tsx'
import classes from './vendors.module.css'

export type OpenedVendor = { kind: 'edit' | 'keys' | 'remove' | 'allocate'; vendor: Vendor }
type Acts = {
  open: (opened: OpenedVendor) => void
  /** Why vendors, or the region's settings of one, cannot be changed or removed. */
  reasons: Record<'change' | 'remove' | 'ofRegion', string | undefined>
}

const tones: Readonly<Record<VendorHealth, Tone>> = {
  ok: 'ok',
  warning: 'warning',
  error: 'error',
  no_data: 'warning',
  not_applicable: 'neutral',
}

export function vendorColumns(t: Translate, language: Language, { open, reasons }: Acts): Column<Vendor>[] {
  return [
    { key: 'displayName', header: t('vendors.field.displayName'), isTitle: true, cell: ({ displayName }) => <b>{displayName}</b> },
    { key: 'category', onCard: 'plain', header: t('vendors.field.category'), cell: ({ category }) => t(`vendors.category.${category}`) },
    {
      key: 'health',
      onCard: 'plain',
      header: t('vendors.field.health'),
      isAlwaysShown: true,
      word: ({ health }) => health,
      cell: (vendor) => (
        <StatusDot tone={tones[vendor.health]} detail={hintOf(vendor, t)}>
          {t(`vendors.health.${vendor.health}`)}
        </StatusDot>
      ),
    },
    {
      key: 'activeDevices',
      onCard: 'named',
      header: t('vendors.field.activeDevices'),
      isNumber: true,
      cell: ({ activeDevices }) => formatNumber(activeDevices, language),
    },
    {
      key: 'tenants',
      onCard: 'named',
      header: t('vendors.field.tenants'),
      isAlwaysShown: true,
      isWrapping: true,
      cell: ({ tenants, isForAll }) => {
        if (tenants.length === 0) return t('vendors.noTenant')
        return isForAll ? t('vendors.allTenants') : tenants.map(({ name }) => name).join(', ')
      },
    },
    {
      key: 'referenceId',
      onCard: 'named',
      header: t('vendors.field.referenceId'),
      isWide: true,
      cell: ({ referenceId }) => <code>{referenceId}</code>,
    },
    {
      key: 'actions',
      header: t('vendors.actions'),
      isUntitled: true,
      cell: (vendor) => (
        <span className={classes.actions}>
          <RowAction
            icon={IconPencil}
            label={t('vendors.edit.of', { name: vendor.displayName })}
            reason={reasons.change}
            onClick={() => open({ kind: 'edit', vendor })}
          />
          {vendor.ownKeys ? (
            <RowAction
              icon={IconKey}
              label={t('vendors.keys.of', { name: vendor.displayName })}
              reason={reasons.ofRegion}
              onClick={() => open({ kind: 'keys', vendor })}
            />
          ) : null}
          <RowAction
            icon={IconBuilding}
            label={t('vendors.allocate.of', { name: vendor.displayName })}
            reason={reasons.ofRegion}
            onClick={() => open({ kind: 'allocate', vendor })}
          />
          <RowAction
            icon={IconTrash}
            label={t('vendors.remove.of', { name: vendor.displayName })}
            reason={reasons.remove}
            onClick={() => open({ kind: 'remove', vendor })}
          />
        </span>
      ),
    },
  ]
}

/** What the health was measured from, and when. */
function hintOf({ health, healthMeasuredAt, deliveringSites, silentSites, hasOutage, activeDevices }: Vendor, t: Translate): string {
  if (!healthMeasuredAt) return t('vendors.notMeasured')
  if (health === 'not_applicable') return t(activeDevices > 0 ? 'vendors.measuredElsewhere' : 'vendors.noDevices')
  const measured = t('vendors.measured', { delivering: deliveringSites, silent: silentSites, at: formatInstantInZones(healthMeasuredAt) })
  return hasOutage ? `${t('vendors.outage')} ${measured}` : measured
}
