import type { CustomerHoldings } from '@wattdesk/contract/customer-lifecycle/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'

const destroyed = [
  'users',
  'sites',
  'installations',
  'gateways',
  'sales',
  'alarms',
  'invitations',
  'mails',
  'importRows',
  'samples',
  'energyDays',
  'deliveries',
  'logEntries',
  'members',
] as const
type Holding = (typeof destroyed)[number]

/** What reactivation restores. */
const restored: readonly Holding[] = ['sites', 'installations', 'gateways', 'sales', 'members']

/** Omits zeros. */
export function holdingWords(t: Translate, holdings: CustomerHoldings, of: 'destroyed' | 'restored'): string[] {
  const listed = of === 'destroyed' ? destroyed : restored
  return listed
    .filter((holding) => holdings[holding] > 0)
    .map((holding) => {
      if (holding === 'samples' && holdings.samplesAreCapped) return t('customerLifecycle.holdings.samplesCapped')
      const count = holdings[holding]
      // Only a purge unpairs them.
      if (holding === 'gateways' && of === 'restored') return t('customerLifecycle.holdings.keptGateways', { count })
      return t(`customerLifecycle.holdings.${holding}`, { count })
    })
}
