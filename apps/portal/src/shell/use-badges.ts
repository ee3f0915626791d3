import { useQuery } from '@tanstack/react-query'
import { listMembers } from '@wattdesk/contract/account/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { listUnallocatedInstallations } from '@wattdesk/contract/unallocated-installations/calls.ts'
import { listVendorHealth } from '@wattdesk/contract/vendors/calls.ts'
import { call } from '../api/call.ts'
import { useCan } from '../session/use-session.ts'
import type { Badge } from './side-menu.ts'

/** Undefined while unknown or hidden. */
export function useBadges(): Partial<Record<Badge, number>> {
  const can = useCan()
  const customers = useQuery({
    queryKey: ['customers', 'count'],
    queryFn: async ({ signal }) => (await call(listCustomers, { query: { page: 0, limit: 1 } }, { signal })).total,
    enabled: can('read:customers'),
    meta: { isQuiet: true },
  })
  const members = useQuery({
    queryKey: ['account', 'members', 'count'],
    queryFn: async ({ signal }) => (await call(listMembers, { query: { page: 0, limit: 1 } }, { signal })).total,
    enabled: can('read:account-users'),
    meta: { isQuiet: true },
  })
  const unallocated = useQuery({
    // Below the key that adding, assigning and removing refresh.
    queryKey: ['unallocated-installations', 'list', 'count'],
    queryFn: async ({ signal }) => (await call(listUnallocatedInstallations, { query: { page: 0, limit: 1 } }, { signal })).total,
    enabled: can('read:unpaired-devices'),
    meta: { isQuiet: true },
  })
  const vendors = useQuery({
    queryKey: ['vendors', 'health', 'count'],
    queryFn: async ({ signal }) => (await call(listVendorHealth, {}, { signal })).notValid,
    enabled: can(['read:system-settings', 'read:vendor-settings'], { all: true }),
    meta: { isQuiet: true },
  })
  // Zero needs no badge.
  return {
    customers: customers.data,
    members: members.data,
    unallocated: unallocated.data || undefined,
    vendors: vendors.data || undefined,
  }
}
