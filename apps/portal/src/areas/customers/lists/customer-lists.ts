import { listCustomers, listCustomersOfPartner } from '@wattdesk/contract/customers/calls.ts'
import {
  customerOrders,
  customerSources,
  customerStatuses,
  customerTypes,
  idpStatuses,
  installationStatuses,
} from '@wattdesk/contract/customers/terms.ts'
import { deviceFilters } from '../../../device-filters/device-filters.ts'
import { defineList, type SearchOf } from '../../../lists/define-list.ts'
import { beginning, choice, flag, period, periodNamed, search } from '../../../lists/list-filters.ts'

const common = {
  orders: customerOrders,
  defaultOrder: 'createdAt:desc',
  filters: {
    q: search('searchValue'),
    type: choice('type', customerTypes),
    status: choice('status', customerStatuses),
    tenant: choice('tenantId'),
    source: choice('source', customerSources),
    idp: choice('idpStatus', idpStatuses),
    installation: choice('installationStatus', installationStatuses),
    period: period('createdAt'),
    joined: periodNamed('joined', 'joinedAt'),
    seen: periodNamed('seen', 'lastSeenAt'),
    whiteLabel: flag('whiteLabel'),
    twoFactor: flag('twoFactor'),
    technical: flag('technical'),
    ofPartner: flag('ofPartner'),
    assigned: choice('assignedTo'),
    city: beginning('city'),
    ...deviceFilters,
  },
} as const

/** `new` opens the creation wizard. */
export const customerList = defineList(listCustomers, {
  ...common,
  name: 'customers',
  key: () => ['customers', 'list', 'all'],
  extras: ['new'],
})
export type CustomerSearch = SearchOf<typeof customerList>

export const partnerCustomerList = defineList(listCustomersOfPartner, {
  ...common,
  name: 'partner-customers',
  key: ({ id }) => ['customers', 'list', id],
})
export type PartnerCustomerSearch = SearchOf<typeof partnerCustomerList>
