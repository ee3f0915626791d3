import {
  reportConfigurations,
  reportCreation,
  reportProduct,
  reportProductAndCars,
  reportStatus,
  reportTenant,
  reportUserActivities,
  reportVendor,
} from '@wattdesk/contract/business-reports/calls.ts'
import type { ReportOffer } from '@wattdesk/contract/business-reports/models.ts'
import { reportAggregations, reportProducts } from '@wattdesk/contract/business-reports/terms.ts'

const timed = { aggregations: [...reportAggregations], hasIncremental: false, hasStates: false, products: [] }
const present = { ...timed, aggregations: [] }

/** The reports in the order in which screens offer them. */
export const reportCatalogue: ReportOffer[] = [
  {
    ...timed,
    name: 'creation',
    path: reportCreation.path,
    counts: 'customers',
    filters: ['type', 'status', 'source', 'tenantId'],
    hasIncremental: true,
  },
  { ...timed, name: 'status', path: reportStatus.path, counts: 'customers', filters: ['type', 'source', 'tenantId'] },
  { ...timed, name: 'tenant', path: reportTenant.path, counts: 'customers', filters: ['type', 'status', 'source', 'tenantId'] },
  {
    ...timed,
    name: 'product',
    path: reportProduct.path,
    counts: 'installations',
    filters: ['type', 'source', 'tenantId', 'vendorId'],
    hasStates: true,
  },
  {
    ...timed,
    name: 'vendor',
    path: reportVendor.path,
    counts: 'installations',
    filters: ['type', 'source', 'tenantId', 'kind'],
    hasStates: true,
  },
  {
    ...present,
    name: 'devicesConfigurations',
    path: reportConfigurations.path,
    counts: 'installations',
    filters: ['type', 'status', 'source', 'tenantId', 'kind', 'vendorId'],
  },
  { ...present, name: 'usersActivities', path: reportUserActivities.path, counts: 'customers', filters: ['type', 'status', 'tenantId'] },
  {
    ...present,
    name: 'andDriveBmwAndMini',
    path: reportProductAndCars.path,
    counts: 'customers',
    filters: ['type', 'status', 'tenantId'],
    products: [...reportProducts],
  },
]
