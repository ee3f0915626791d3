import type { FieldFault } from '@wattdesk/contract/errors.ts'
import type { ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'

export type GroupValues = {
  version: number
  name: string
  displayName: string
  customerType: string
  level: string
  /** Empty: none. */
  inheritsFrom: string
  availableToPartnerTenants: boolean
  features: Record<string, boolean>
}

export function valuesOf(group?: ManagedFeatureGroup): GroupValues {
  return {
    version: group?.version ?? 0,
    name: group?.name ?? '',
    displayName: group?.displayName ?? '',
    customerType: group?.customerType ?? 'residential_customer',
    level: group?.level ?? 'customer',
    inheritsFrom: group?.inheritsFrom?.id ?? '',
    availableToPartnerTenants: group?.availableToPartnerTenants ?? false,
    features: Object.fromEntries((group?.features ?? []).filter(({ from }) => !from).map(({ id }) => [id, true])),
  }
}

const common = ({ name, displayName, inheritsFrom, availableToPartnerTenants, features }: GroupValues) => ({
  ...{ name, displayName, availableToPartnerTenants },
  inheritsFrom: inheritsFrom || null,
  featureIds: Object.keys(features).filter((id) => features[id]),
})
export const toNew = (values: GroupValues) => ({ ...common(values), customerType: values.customerType, level: values.level })
export const toChange = (values: GroupValues) => ({ ...common(values), version: values.version })

/** Shows faults of the features at the name, which is the first field. */
export const toForm = (fault: FieldFault): FieldFault => (fault.field.startsWith('featureIds') ? { ...fault, field: 'name' } : fault)

/** Features that a group would inherit, each with the name of the group it comes from. */
export function inheritedBy(groups: readonly ManagedFeatureGroup[], inheritsFrom: string): Map<string, string> {
  const parent = groups.find(({ id }) => id === inheritsFrom)
  return new Map(parent?.features.map(({ id, from }) => [id, from?.displayName ?? parent.displayName]))
}

/** Groups that a group of this type and level may inherit from without a cycle. */
export function parentsFor(
  groups: readonly ManagedFeatureGroup[],
  { customerType, level }: Pick<GroupValues, 'customerType' | 'level'>,
  group?: ManagedFeatureGroup,
): ManagedFeatureGroup[] {
  const excluded = new Set([group?.id, ...(group?.heirs.map(({ id }) => id) ?? [])])
  return groups.filter((one) => one.customerType === customerType && one.level === level && !excluded.has(one.id))
}
