import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FeatureFlag } from '@wattdesk/contract/feature-flags/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useIsOperator } from '../profile/profile.queries.ts'
import classes from './feature-groups.module.css'
import { flagsQuery, refreshFlags, switchFlag } from './flags.queries.ts'

/** Parts of the portal that the operator can switch on and off. */
export function FlagsPanel() {
  const t = useT('featureGroups')
  const query = useQuery(flagsQuery)
  const isOperator = useIsOperator() === true
  const act = useAction({
    act: switchFlag,
    done: t('featureGroups.flags.done'),
    failed: (reason) => t('featureGroups.flags.failed', { reason }),
    refresh: refreshFlags,
  })
  const { items, isOfUnleash = false } = query.data ?? {}
  const hint = isOfUnleash ? 'featureGroups.flags.ofUnleash' : isOperator ? 'featureGroups.flags.intro' : 'featureGroups.flags.noPermission'
  const box = (flag: FeatureFlag) => (
    <Checkbox
      key={flag.name}
      label={t(`featureGroups.flags.name.${flag.name}`)}
      description={t(`featureGroups.flags.text.${flag.name}`)}
      checked={flag.isOn}
      disabled={!isOperator || isOfUnleash || act.isPending}
      onChange={() => act.run(flag)}
    />
  )
  return (
    <Panel title={t('featureGroups.flags.title')}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={2} /> : null}
      {items ? <p className={layout.hint}>{t(hint)}</p> : null}
      <div className={classes.choices}>{items?.map(box)}</div>
    </Panel>
  )
}
