import type { HealthStatus } from '@wattdesk/contract/alarms/health/terms.ts'
import type { Alarm } from '@wattdesk/contract/alarms/models.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

/** Older alarms may have a code without a rule, shown as it is. */
export const alarmName = (code: string, { find }: Translator) => find(`timeline.alarm.${code}`) ?? code

/** What the alarm means, or what to do; `other` for codes without a rule. */
export const adviceOf = (part: 'means' | 'todo', code: string, { find, t }: Translator) =>
  find(`alarms.${part}.${code}`) ?? t(`alarms.${part}.other`)

const tones: Record<Alarm['level'], Tone> = { info: 'neutral', warning: 'warning', error: 'error' }

/** Only what is open has the colour of its level. */
export function LevelMark({ level, active = true }: Pick<Alarm, 'level'> & { active?: boolean }) {
  const t = useT('alarms')
  return <StatusDot tone={active ? tones[level] : 'neutral'}>{t(`alarms.level.${level}`)}</StatusDot>
}

/** The level beside it has the colour of how bad it is. */
export function StateMark({ active }: Pick<Alarm, 'active'>) {
  const t = useT('alarms')
  return <StatusDot tone={active ? 'accent' : 'ok'}>{t(active ? 'alarms.open' : 'alarms.ended')}</StatusDot>
}

export function AlarmName({ code }: Pick<Alarm, 'code'>) {
  useT('alarms', 'timeline')
  return <>{alarmName(code, useLanguage())}</>
}

const healthTones: Record<HealthStatus, Tone> = {
  ok: 'ok',
  warning: 'warning',
  error: 'error',
  no_data: 'neutral',
  not_applicable: 'neutral',
}

export function HealthMark({ status }: { status: HealthStatus }) {
  const t = useT('alarms')
  return <StatusDot tone={healthTones[status]}>{t(`alarms.health.${status}`)}</StatusDot>
}

/** Many devices, such as a gateway's meter, deliver nothing apart from the home's own measurements. */
export function DeviceHealthMark({ status }: { status: HealthStatus }) {
  const t = useT('alarms')
  if (status !== 'not_applicable') return <HealthMark status={status} />
  return <StatusDot tone="neutral">{t('alarms.health.partOfHome')}</StatusDot>
}
