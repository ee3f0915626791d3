import { useQuery } from '@tanstack/react-query'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { formatDay, formatPowerW, noValue } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { OnPaper } from '../../page/Printed.tsx'
import { nameOf } from './device-name.ts'
import classes from './unallocated.module.css'
import { devicesQuery, type Subject } from './unallocated-installations.queries.ts'

/** Only printed: the screen shows the same around the record. */
export function PaperHead({ installation }: { installation: UnallocatedInstallation }) {
  const t = useT('unallocatedInstallations')
  const [at] = useState(nowMs)
  return (
    <OnPaper className={classes.paper}>
      <h1>{t('unallocatedInstallations.commissioning.recordTitle')}</h1>
      <p>
        {installation.installerCompany?.name ?? installation.tenant.name}
        {' · '}
        {t('unallocatedInstallations.commissioning.printedOn', { day: formatDay(at) })}
      </p>
    </OnPaper>
  )
}

/** Only printed: the devices in the home, and lines for signatures. */
export function PaperFoot({ subject, installation }: { subject: Subject; installation: UnallocatedInstallation }) {
  const t = useT('unallocatedInstallations', 'installations')
  const { language } = useLanguage()
  const { data, isError } = useQuery(devicesQuery(subject, installation.scan))
  const field = 'unallocatedInstallations.field'
  return (
    <OnPaper className={classes.paper}>
      {data && data.items.length > 0 ? (
        <>
          <h2>{t('unallocatedInstallations.devices.title')}</h2>
          <table>
            <thead>
              <tr>
                {(['kind', 'model', 'serialNumber', 'peakPower'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`${field}.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.items.map((device) => (
                <tr key={device.deviceId}>
                  <td>{t(`installations.kind.${device.kind}`)}</td>
                  <td>{nameOf(device)}</td>
                  <td className="wd-mono">{device.serialNumber ?? noValue}</td>
                  <td>{formatPowerW(device.peakPowerW, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      {isError && !data ? <p>{t('installations.fetchFailed')}</p> : null}
      <div className={classes.signatures}>
        {(['installer', 'customer'] as const).map((name) => (
          <p key={name}>
            {t('unallocatedInstallations.commissioning.signature')}: {t(`${field}.${name}`)}
          </p>
        ))}
      </div>
    </OnPaper>
  )
}
