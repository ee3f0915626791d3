import { useQuery } from '@tanstack/react-query'
import type { AppDevice } from '@wattdesk/contract/customer-app/models.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { devicesQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import parts from '../../parts/parts.module.css'
import { Screen } from '../../parts/Screen.tsx'
import { useHome } from '../../shell/use-home.ts'
import classes from './devices.module.css'
import { isWell } from './is-well.ts'
import { kindIcons } from './kind-icons.ts'

/** Devices with their states, and advice where one is not well. */
export function DevicesScreen() {
  const t = useWords()
  const { home } = useHome()
  const { age } = useFormats()
  const query = useQuery(devicesQuery(home.siteId))
  return (
    <Screen title={t('customerApp.tabs.devices')}>
      <Loaded query={query} height={320}>
        {({ items, checkedAt }) => (
          <>
            {checkedAt && items.length > 0 && items.every(isWell) ? <p className={classes.well}>{t('customerApp.devices.well')}</p> : null}
            {items.length === 0 ? <p className={parts.nothing}>{t('customerApp.devices.none')}</p> : null}
            <ul className={classes.list}>
              {items.map((device) => (
                <Device key={device.id} device={device} />
              ))}
            </ul>
            {checkedAt ? (
              <p className={parts.note}>{t('customerApp.devices.checked', { age: age(nowMs() - Date.parse(checkedAt)) })}</p>
            ) : null}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Device({ device }: { device: AppDevice }) {
  const t = useWords()
  const { home } = useHome()
  const { moment } = useFormats(home.timeZone)
  const Glyph = kindIcons[device.kind]
  const { reason, since, status, connection, isAsleep } = device
  const contact = isAsleep ? t('customerApp.devices.asleep') : t(`customerApp.devices.connection.${connection.status}`)
  const state = reason ? t(`customerApp.fault.${reason}.title`) : contact
  const isFaulty = reason !== null && (status === 'error' || status === 'warning')
  return (
    <li className={classes.device}>
      <span className={parts.glyph}>
        <Glyph size={24} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.name}>
        <b>{t(`customerApp.kinds.${device.kind}`)}</b>
        <small>{[device.manufacturer ?? device.vendor, device.serialNumber].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={classes.state} data-status={isFaulty ? status : connection.status}>
        {state}
      </span>
      {isFaulty ? (
        <p className={classes.help}>
          {t(`customerApp.fault.${reason}.help`)} {since ? t('customerApp.devices.since', { at: moment(since) }) : null}
        </p>
      ) : null}
    </li>
  )
}
