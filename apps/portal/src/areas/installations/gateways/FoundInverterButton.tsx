import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import type { Appliance, Gateway } from '@wattdesk/contract/gateways/models.ts'
import { deviceName } from '@wattdesk/contract/installations/device-name.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useState } from 'react'
import { ActionButton } from '../../../page/ActionButton.tsx'
import { pvBatteriesQuery, vendorsQuery } from '../installations.queries.ts'
import { pvBatteryForm } from '../kinds/pvbattery-fields.ts'

const InstallationDialog = lazyDialog(async () => ({ default: (await import('../InstallationDialog.tsx')).InstallationDialog }))

type Props = { customerId: string; gateway: Gateway; appliance: Appliance; sites: readonly Site[]; reason: string | undefined }

/** Adds an inverter that the gateway found as a PV and battery installation with its known values, unless it already is one. */
export function FoundInverterButton({ customerId, gateway, appliance, sites, reason }: Props) {
  const t = useT('installations')
  const [isOpen, setOpen] = useState(false)
  const { data: known } = useQuery(pvBatteriesQuery(customerId))
  const { data: vendors } = useQuery({ ...vendorsQuery('pvbattery'), enabled: isOpen })
  const { deviceId, serialNumber, manufacturer, model, kind, peakPowerW } = appliance
  const numbers = [deviceId, serialNumber].filter(Boolean)
  const isKnown = known?.some((one) =>
    [one.deviceId, one.installationId, one.serialNumber].some((number) => numbers.includes(String(number))),
  )
  if (!known || isKnown) return null
  const maker = manufacturer?.toLowerCase()
  const vendor = vendors?.items.find(({ name, displayName }) => [name.toLowerCase(), displayName.toLowerCase()].includes(maker ?? ''))
  const powerW = peakPowerW === null ? '' : String(peakPowerW)
  const found = {
    siteId: gateway.siteId,
    vendorId: vendor?.id ?? '',
    serialNumber: serialNumber ?? '',
    gatewaySerialNumber: gateway.serialNumber,
    inverterKind: kind === 'HYBRID' || kind === 'BATTERY' ? kind : 'PV',
    ...(kind === 'BATTERY'
      ? { batteryManufacturer: manufacturer ?? '', batteryInverterModel: model ?? '', batteryInverterMaxAcPowerW: powerW }
      : { pvInverterProvider: manufacturer ?? '', pvInverterModel: model ?? '', pvInverterMaxAcPowerW: powerW }),
  }
  return (
    <>
      <ActionButton
        isSmall
        reason={reason}
        icon={IconPlus}
        label={t('installations.found.addOf', { device: deviceName(manufacturer, model) || deviceId })}
        onClick={() => setOpen(true)}
      >
        {t('installations.found.add')}
      </ActionButton>
      <Suspense>
        {isOpen && vendors ? (
          <InstallationDialog kind={pvBatteryForm} customerId={customerId} sites={sites} found={found} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  )
}
