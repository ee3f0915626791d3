import type { AssignedFeatureGroup } from '@wattdesk/contract/feature-groups.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'

/** Every feature that a customer has, with the groups that give it, directly or by inheritance. */
export function EffectiveFeatures({ groups }: { groups: readonly AssignedFeatureGroup[] }) {
  const t = useT('customerRecord')
  const given = groups.flatMap((group) =>
    group.features.map((feature) => ({
      key: `${feature.application} ${feature.resource} ${feature.action}`,
      label: `${feature.description ?? `${feature.application} ${feature.resource}`} · ${t(`customerRecord.groups.action.${feature.action}`)}`,
      by: feature.from
        ? t('customerRecord.groups.throughParent', { name: group.displayName, origin: feature.from.displayName })
        : group.displayName,
    })),
  )
  const facts = [...Map.groupBy(given, ({ key }) => key)].sort().map(([key, some]) => ({
    key,
    label: some[0]?.label ?? key,
    value: t('customerRecord.groups.through', { groups: some.map(({ by }) => by).join('; ') }),
  }))
  if (facts.length === 0) return null
  return (
    <section>
      <h3>{t('customerRecord.groups.effective')}</h3>
      <FactList facts={facts} />
    </section>
  )
}
