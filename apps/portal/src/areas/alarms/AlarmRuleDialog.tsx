import { type AlarmRule, alarmRuleModel } from '@wattdesk/contract/alarms/rules/models.ts'
import { alarmRuleDefaults } from '@wattdesk/contract/alarms/rules/terms.ts'
import { alarmLevels } from '@wattdesk/contract/alarms/terms.ts'
import { CheckField, NumberField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { figureOrNull } from '../../forms/use-schema-form.ts'
import layout from '../../page/layout.module.css'
import { alarmName } from './alarm-words.tsx'
import { refreshAlarms, rulesQuery, saveRule } from './alarms.queries.ts'
import { PlayBack } from './PlayBack.tsx'

type Values = ReturnType<typeof valuesOf>

const valuesOf = ({ code, version, level, isActive, limit, delayMinutes }: AlarmRule) => ({
  code,
  version,
  level,
  isActive,
  limit: String(limit),
  delayMinutes: String(delayMinutes),
})

const toModel = (values: Values) => ({
  ...values,
  // The model rejects NaN.
  limit: figureOrNull(values.limit) ?? Number.NaN,
  delayMinutes: figureOrNull(values.delayMinutes) ?? Number.NaN,
})

/** The rule as typed; undefined while invalid. */
function playedRule(typed: ReturnType<typeof toModel>) {
  const parsed = alarmRuleModel.safeParse(typed)
  if (!parsed.success) return undefined
  const { version: _, ...rule } = parsed.data
  const { min, max } = alarmRuleDefaults[rule.code]
  return rule.limit >= min && rule.limit <= max ? rule : undefined
}

export function AlarmRuleDialog({ rule, onClose }: { rule: AlarmRule; onClose: () => void }) {
  const t = useT('alarms', 'timeline')
  const speech = useLanguage()
  const { unit } = alarmRuleDefaults[rule.code]
  const saving = useSaveRecord({
    schema: alarmRuleModel,
    initial: () => valuesOf(rule),
    toModel,
    save: saveRule,
    conflict: {
      code: 'AlarmRuleChanged',
      load: async (read) => {
        const { items } = await read(rulesQuery)
        const saved = items.find(({ code }) => code === rule.code) ?? rule
        return { values: valuesOf(saved), savedAt: saved.updatedAt ?? undefined }
      },
    },
    saved: t('alarms.rule.saved'),
    failed: (reason) => t('alarms.rule.failed', { reason }),
    refresh: refreshAlarms,
    onSaved: onClose,
  })
  const { form } = saving
  const played = playedRule(toModel(form.values))
  return (
    <SaveDialog saving={saving} title={alarmName(rule.code, speech)} size="lg" onClose={onClose}>
      <CheckField form={form} name="isActive" label={t('alarms.rule.isActive')} isLine />
      <SelectField
        form={form}
        name="level"
        label={t('alarms.rule.level')}
        choices={alarmLevels.map((value) => ({ value, label: t(`alarms.level.${value}`) }))}
        isRequired
      />
      <NumberField
        form={form}
        name="limit"
        label={t(`alarms.rule.limitOf.${rule.code}`)}
        unit={unit === 'min' ? t('alarms.rule.minutes') : unit}
        isRequired
      />
      <NumberField
        form={form}
        name="delayMinutes"
        label={t('alarms.rule.delay')}
        help={t('alarms.rule.delayHelp')}
        unit={t('alarms.rule.minutes')}
        isRequired
      />
      {played ? <PlayBack rule={played} /> : <p className={layout.hint}>{t('alarms.playBack.invalid')}</p>}
    </SaveDialog>
  )
}
