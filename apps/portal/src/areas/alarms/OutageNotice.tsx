import { IconPlugConnectedX } from '@tabler/icons-react'
import type { VendorOutage } from '@wattdesk/contract/alarms/models.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './alarms.module.css'

export function OutageNotice({ outage }: { outage: VendorOutage }) {
  const t = useT('alarms')
  return (
    <section className={classes.outage} aria-label={t('alarms.outage.title', { vendor: outage.vendor.displayName })}>
      <IconPlugConnectedX size={20} aria-hidden />
      <div>
        <b>{t('alarms.outage.title', { vendor: outage.vendor.displayName })}</b>
        <p>
          {t('alarms.outage.homes', { count: outage.homes })} · <Age at={outage.beganAt} />
        </p>
        <p>{t('alarms.outage.hint')}</p>
      </div>
    </section>
  )
}
