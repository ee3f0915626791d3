import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { FilterWords } from '../../lists/filter-words.ts'
import type { customerAlarmList } from './alarm-lists.ts'
import { alarmName } from './alarm-words.tsx'

export function useAlarmFilterWords(): FilterWords<(typeof customerAlarmList)['filters']> {
  const t = useT('alarms', 'timeline')
  const speech = useLanguage()
  return {
    active: t('alarms.field.active'),
    level: { label: t('alarms.field.level'), wordOf: (level) => t(`alarms.level.${level}`) },
    code: { label: t('alarms.field.alarm'), wordOf: (code) => alarmName(code, speech) },
    acknowledged: t('alarms.field.acknowledged'),
    owner: { label: t('alarms.field.assignedTo'), wordOf: (owner) => t(`alarms.owner.${owner}`) },
    period: t('alarms.field.raised'),
  }
}
