import type { Permission } from '@wattdesk/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { tabsOf } from './customer-tabs.ts'

const path = (screen: string) => `/dashboard/customers/$customerId/${screen}`
const holding =
  (...held: Permission[]) =>
  (needs: readonly Permission[]) =>
    needs.every((one) => held.includes(one))

const home = {
  can: () => true,
  open: path('account'),
  type: 'residential_customer',
  isPurged: false,
  hasSite: true,
  hasDevices: true,
} as const
const wordsOf = (seen: Partial<Parameters<typeof tabsOf>[0]>) => tabsOf({ ...home, ...seen }).map((tab) => tab.word)

describe('the tabs of a customer', () => {
  it('omit those that need devices while there are none, but never the open one', () => {
    const withDevices = ['account', 'smartenergy', 'liveStream', 'sales', 'alarms', 'timeline', 'impersonate', 'auditLog', 'dataImport']
    expect(wordsOf({})).toEqual(withDevices)
    const without = withDevices.filter((word) => word !== 'liveStream' && word !== 'dataImport')
    expect(wordsOf({ hasDevices: false })).toEqual(without)
    expect(wordsOf({ hasDevices: undefined })).toEqual(withDevices)
    const [open] = tabsOf({ ...home, hasDevices: false, open: path('live-stream') }).filter((tab) => tab.isOpen)
    expect(open).toMatchObject({ word: 'liveStream', isIdle: true })
  })

  it('are those of a partner for a partner, without a home until it has one', () => {
    const partner = { type: 'partner', hasSite: false, hasDevices: false } as const
    expect(wordsOf(partner)).toEqual(['account', 'dashboard', 'customers', 'upload', 'sales', 'timeline', 'impersonate', 'auditLog'])
    expect(wordsOf({ ...partner, hasSite: true })).toContain('smartenergy')
    expect(wordsOf({ ...partner, type: 'whitelabel_partner' })).toContain('whiteLabelTab')
  })

  it('combine the screens of sales, and open the first that the member may see', () => {
    const sales = (...held: Permission[]) =>
      tabsOf({ ...home, can: holding(...held), open: path('archived-sales') }).find((tab) => tab.word === 'sales')
    expect(sales('read:customers', 'write:customers', 'read:customers-sales')).toMatchObject({ to: path('sales'), isOpen: true })
    const reader = sales('read:customers', 'read:customers-sales')
    expect(reader?.to).toBe(path('sales-history'))
    expect(reader?.screens.map((screen) => screen.word)).toEqual(['salesHistory', 'archivedSales'])
    expect(sales('read:customers')).toBeUndefined()
  })

  it('are only the log after a purge', () => {
    expect(wordsOf({ isPurged: true })).toEqual(['auditLog'])
  })
})
