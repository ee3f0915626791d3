import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { AlarmRule } from '@wattdesk/contract/alarms/rules/models.ts'
import { alarmRuleDefaults } from '@wattdesk/contract/alarms/rules/terms.ts'
import { formatDuration, formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { AlarmTabs } from './AlarmTabs.tsx'
import { AlarmName, LevelMark } from './alarm-words.tsx'
import { rulesQuery } from './alarms.queries.ts'

const AlarmRuleDialog = lazyDialog(async () => ({ default: (await import('./AlarmRuleDialog.tsx')).AlarmRuleDialog }))

export function AlarmRulesScreen() {
  const t = useT('alarms', 'timeline')
  const query = useQuery(rulesQuery)
  const [edited, setEdited] = useState<AlarmRule>()
  usePageTitle(t('alarms.tab.rules'))
  const columns = useRuleColumns(setEdited)
  return (
    <>
      <PageHeader title={t('alarms.tab.rules')} />
      <AlarmTabs />
      <p className={layout.note}>{t('alarms.rule.hint')}</p>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isError && !query.data ? null : (
        <Panel isFlush>
          <DataTable label={t('alarms.tab.rules')} columns={columns} rows={query.data?.items} keyOf={({ code }) => code} expectedRows={5} />
        </Panel>
      )}
      <Suspense>{edited ? <AlarmRuleDialog rule={edited} onClose={() => setEdited(undefined)} /> : null}</Suspense>
    </>
  )
}

function useRuleColumns(onEdit: (rule: AlarmRule) => void): Column<AlarmRule>[] {
  const t = useT('alarms', 'timeline')
  const { language } = useLanguage()
  const mayWrite = useCan()('write:alarm-rules')
  return [
    { key: 'code', header: t('alarms.field.alarm'), isTitle: true, cell: ({ code }) => <AlarmName code={code} /> },
    {
      key: 'level',
      header: t('alarms.field.level'),
      cell: ({ level, isActive }) =>
        isActive ? <LevelMark level={level} /> : <StatusDot tone="neutral">{t('alarms.rule.off')}</StatusDot>,
    },
    {
      key: 'limit',
      header: t('alarms.rule.limit'),
      isNumber: true,
      cell: (rule) => limitWords(rule, language, t('alarms.rule.minutes')),
    },
    {
      key: 'delay',
      header: t('alarms.rule.delay'),
      isNumber: true,
      cell: ({ delayMinutes }) => formatDuration(delayMinutes * 60_000, language),
    },
    { key: 'source', header: t('alarms.rule.source'), cell: ({ tenant }) => tenant?.name ?? t('alarms.rule.default') },
    {
      key: 'edit',
      header: t('alarms.rule.edit'),
      isUntitled: true,
      cell: (rule) => (
        <Tooltip label={mayWrite ? undefined : t('alarms.rule.noPermission')}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPencil size={14} aria-hidden />}
            disabled={!mayWrite}
            onClick={() => onEdit(rule)}
          >
            {t('alarms.rule.edit')}
          </Button>
        </Tooltip>
      ),
    },
  ]
}

/** A share is written as the language writes per cent: `10 %`, `10%`. */
function limitWords({ code, limit }: Pick<AlarmRule, 'code' | 'limit'>, language: Language, minutes: string): string {
  const { unit } = alarmRuleDefaults[code]
  if (unit === '%') return formatNumber(limit / 100, language, { style: 'percent', maximumFractionDigits: 2 })
  return `${formatNumber(limit, language)} ${unit === 'min' ? minutes : unit}`
}
