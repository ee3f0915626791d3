import type { Feature } from '@wattdesk/contract/customers/feature-groups/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'

/** What a feature allows within its application: its description or its resource, and the action. */
export const featureWords = (
  t: Translate,
  { resource, action, description }: Pick<Feature, 'resource' | 'action' | 'description'>,
): string => `${description ?? resource} · ${t(`customerRecord.groups.action.${action}`)}`
