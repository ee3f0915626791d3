import type { Feature } from '@wattdesk/contract/feature-groups.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'

/** What a feature allows: its description or its resource, and the action. */
export const featureWords = (t: Translate, { application, resource, action, description }: Feature): string =>
  `${application} · ${description ?? resource} · ${t(`customerRecord.groups.action.${action}`)}`
