import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FeatureFlag } from '@wattdesk/contract/feature-flags/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useFlag } from '../../flags/use-flag.ts'
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
  return (
    <Panel title={t('featureGroups.flags.title')}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={2} /> : null}
      {items ? <p className={layout.hint}>{t(hint)}</p> : null}
      <div className={classes.choices}>
        {items?.map((flag) => (
          <Flag
            key={flag.name}
            flag={flag}
            isOfUnleash={isOfUnleash}
            isDisabled={!isOperator || isOfUnleash || act.isPending}
            onSwitch={() => act.run(flag)}
          />
        ))}
      </div>
    </Panel>
  )
}

type FlagProps = { flag: FeatureFlag; isOfUnleash: boolean; isDisabled: boolean; onSwitch: () => void }

/** What an Unleash server decides is known only to its client in the browser. */
function Flag({ flag: { name, isOn }, isOfUnleash, isDisabled, onSwitch }: FlagProps) {
  const t = useT('featureGroups')
  const isOnHere = useFlag(name)
  return (
    <Checkbox
      label={t(`featureGroups.flags.name.${name}`)}
      description={t(`featureGroups.flags.text.${name}`)}
      checked={isOfUnleash ? isOnHere : isOn}
      disabled={isDisabled}
      onChange={onSwitch}
    />
  )
}
