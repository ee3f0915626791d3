import { useQuery } from '@tanstack/react-query'
import { formatEnergyWh, formatShare } from '@wattdesk/i18n/formats.ts'
import { Donut } from '@wattdesk/ui/chart/Donut.tsx'
import { PictureFrame } from '@wattdesk/ui/chart/PictureFrame.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useRef } from 'react'
import { Sums } from '../../figures/Sums.tsx'
import { countedOf, provenanceOfDevice, useProvenance } from '../../figures/use-provenance.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { devicesQuery } from './history.queries.ts'
import { yearAtMost } from './history-address.ts'
import { LastYearHint } from './LastYearHint.tsx'
import type { PictureProps } from './picture-props.ts'

const colorOf = (quantity: keyof typeof energyColors | 'batteryDischarge') =>
  energyColors[quantity === 'batteryDischarge' ? 'battery' : quantity]

/** Consumption by kind of device, and measurements of single devices. */
export function DevicesPicture({ site, shown }: PictureProps) {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  const picture = useRef<SVGSVGElement>(null)
  const range = yearAtMost(shown.range)
  const query = useQuery(devicesQuery({ siteId: site.siteId, range }))
  const data = query.data
  const words = useProvenance(data?.provenance)
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data) return <SkeletonLines count={10} />
  const format = (energyWh: number) => formatEnergyWh(energyWh, language)
  const parts = data.parts.map((part) => ({
    key: part.quantity,
    label: t(`telemetry.quantity.${part.quantity}`),
    color: colorOf(part.quantity),
    value: Math.max(0, part.energyWh),
    share: part.share,
  }))
  const devices = data.devices.map((device) => ({
    label: `${t(`telemetry.quantity.${device.quantity}`)} · ${device.deviceId}`,
    value: format(device.energyWh),
    energyWh: device.energyWh,
    provenance: provenanceOfDevice(data.provenance, {
      coveredSeconds: device.coveredSeconds,
      counterSeconds: device.counterShare * device.coveredSeconds,
      countedInGaps: countedOf(device.quantity, device),
    }),
    note: [
      device.counterShare > 0 ? t('history.byCounter', { share: formatShare(device.counterShare, language) }) : null,
      device.contradictions > 0 ? t('history.contradictions', { count: device.contradictions }) : null,
    ]
      .filter((one) => one !== null)
      .join(' · '),
  }))
  return (
    <div className={layout.stack}>
      <LastYearHint asked={shown.range} />
      <PictureFrame
        title={t('history.view.devices')}
        table={{
          head: [t('history.view.devices'), t('history.energyWh'), t('history.sharePart')],
          rows: [
            ...parts.map((part) => [part.label, format(part.value), formatShare(part.share, language)]),
            ...devices.map((device) => [device.label, device.value, '']),
          ],
          csv: [
            ...parts.map((part) => [part.label, part.value, part.share]),
            ...devices.map((device) => [device.label, device.energyWh, null]),
          ],
        }}
        isEmpty={parts.length === 0}
        picture={picture}
        fileName={`${site.siteName}-${range.from}-devices`}
      >
        <Donut
          label={t('history.view.devices')}
          parts={parts}
          middle={data.totalWh === null ? '' : format(data.totalWh)}
          caption={t('telemetry.quantity.totalConsumption')}
          format={format}
          note={words}
          picture={picture}
        />
      </PictureFrame>
      <Sums title={t('telemetry.deviceDay')} sums={devices} provenance={data.provenance} />
    </div>
  )
}
