import type { CustomerHoldings } from '@wattdesk/contract/customer-lifecycle/models.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { expect, test } from 'vitest'
import { holdingWords } from './holding-words.ts'

const { t } = translatorOf('en')
const holdings = { sites: 1, installations: 3, gateways: 1, sales: 0, members: 0 } as CustomerHoldings

test('a gateway is unpaired by a purge, and stays paired while a customer can be reactivated', () => {
  expect(holdingWords(t, holdings, 'destroyed')).toContain('1 gateway (will be unpaired)')
  expect(holdingWords(t, holdings, 'restored')).toEqual(['1 site', '3 installations', '1 gateway'])
})
