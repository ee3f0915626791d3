import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { nameIn } from '@wattdesk/contract/names.ts'
import { formatCalendarDay } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

type Alarm = Pick<Extract<WorkItem['reason'], { kind: 'alarm' }>, 'level' | 'code'>

export const alarmWords = ({ level, code }: Alarm, { t, find }: Translator): string =>
  t(`dashboard.work.reason.alarm.${level}`, { alarm: find(`timeline.alarm.${code}`) ?? code })

export function reasonWords(reason: WorkItem['reason'], speech: Translator): string {
  const { t, language } = speech
  switch (reason.kind) {
    case 'alarm':
      return alarmWords(reason, speech)
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
        step: nameIn(language, reason.step, reason.stepNames),
        plannedOn: formatCalendarDay(reason.plannedOn).replaceAll('-', '\u2011').replaceAll(' ', '\u00a0'),
      })
  }
}

/** How bad it is; undefined for work that is only due. */
export const levelOf = (reason: WorkItem['reason']) =>
  reason.kind === 'alarm' ? reason.level : reason.kind === 'vendor' ? reason.health : undefined
