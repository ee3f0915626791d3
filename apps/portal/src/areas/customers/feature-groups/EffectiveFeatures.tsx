import type { AssignedFeatureGroup } from '@wattdesk/contract/customers/feature-groups/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from '../customers.module.css'

type Props = {
  title: string
  groups: readonly AssignedFeatureGroup[]
  /** For a user: the groups of its customer. */
  ofCustomer?: readonly AssignedFeatureGroup[]
}

/** Features with the groups that include them, directly or by inheritance. */
export function EffectiveFeatures({ title, groups, ofCustomer = [] }: Props) {
  const t = useT('customerRecord')
  const named = [
    ...groups.map((group) => ({ group, name: group.displayName })),
    ...ofCustomer.map((group) => ({ group, name: t('customerRecord.groups.ofCustomer', { name: group.displayName }) })),
  ]
  const given = named.flatMap(({ group, name }) =>
    group.features.map((feature) => ({
      key: `${feature.application} ${feature.resource} ${feature.action}`,
      label: `${feature.description ?? `${feature.application} ${feature.resource}`} · ${t(`customerRecord.groups.action.${feature.action}`)}`,
      by: feature.from ? t('customerRecord.groups.throughParent', { name, origin: feature.from.displayName }) : name,
    })),
  )
  const facts = [...Map.groupBy(given, ({ key }) => key)].sort().map(([key, some]) => ({
    key,
    label: some[0]?.label ?? key,
    value: t('customerRecord.groups.through', { groups: some.map(({ by }) => by).join('; ') }),
  }))
  if (facts.length === 0) return null
  return (
    <section className={classes.features}>
      <h3>{title}</h3>
      <ul>
        {facts.map(({ key, label, value }) => (
          <li key={key}>
            {label}
            <span className={classes.second}>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
