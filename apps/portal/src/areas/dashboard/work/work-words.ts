import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { formatCalendarDay } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

export function reasonWords(reason: WorkItem['reason'], { t, find }: Translator): string {
  switch (reason.kind) {
    case 'alarm':
      return t(`dashboard.work.reason.alarm.${reason.level}`, { alarm: find(`timeline.alarm.${reason.code}`) ?? reason.code })
    case 'gateway':
      return t(reason.contactedAt ? 'dashboard.work.reason.gateway' : 'dashboard.work.reason.gatewayNever', {
        serialNumber: reason.serialNumber,
      })
    case 'mail':
      return t('dashboard.work.reason.mail', { recipient: reason.recipient })
    case 'import':
      return t(`dashboard.work.reason.import.${reason.state}`, { fileName: reason.fileName })
    case 'vendor':
      return reason.hasOutage
        ? t('dashboard.work.reason.vendorOutage', { name: reason.displayName })
        : t('dashboard.work.reason.vendor', { name: reason.displayName, count: reason.silentSites })
    case 'expiry':
      return t('dashboard.work.reason.expiry', { startCode: reason.startCode })
    case 'purge':
      return t('dashboard.work.reason.purge')
    case 'sale':
      // Prevents a line break within the day.
      return t('dashboard.work.reason.sale', {
        step: reason.step,
        plannedOn: formatCalendarDay(reason.plannedOn).replaceAll('-', '\u2011').replaceAll(' ', '\u00a0'),
      })
  }
}
