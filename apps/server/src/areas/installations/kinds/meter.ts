import { addMeter, getMeter, listMeters, removeMeter, updateMeter } from '@wattdesk/contract/installations/meter/calls.ts'
import type { MeterDetails } from '@wattdesk/contract/installations/meter/models.ts'
import { smartMeters } from '../../../db/domains/installations/tables.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Kind, type Stored, without } from './kind.ts'

type Columns = Omit<typeof smartMeters.$inferSelect, 'id' | 'kind'>

/** Smart meters. The vendor identifies one by its ID of bought energy; the length of its ID of sold energy depends on the country. */
export const meter: Kind<MeterDetails> = {
  name: 'meter',
  deviceType: 'Meter',
  // Gateways find meters too.
  vendorCategories: ['smartmeter', 'iothub'],
  calls: { list: listMeters, get: getMeter, add: addMeter, update: updateMeter, remove: removeMeter },
  table: smartMeters,
  measures: 'grid',
  secrets: [],
  identify: ({ consumedInstallationId }) => ({ field: 'consumedInstallationId', value: consumedInstallationId }),
  headOf: ({ serialNumber, manufacturer, isGcp }) => ({ serialNumber, manufacturer, isGcp }),
  columnsOf: (details) => without(details, 'consumedInstallationId', 'serialNumber', 'manufacturer', 'isGcp', 'overwriteGcp'),
  detailsOf: ({ head, own }: Stored<Columns>) => ({
    ...own,
    consumedInstallationId: head.vendorInstallationId,
    serialNumber: head.serialNumber,
    manufacturer: head.manufacturer,
    isGcp: head.isGcp,
  }),
  isListed: ({ deviceCategory }, query) => !query['device-category'] || query['device-category'] === deviceCategory,
  checkDetails({ customerNumber, producedInstallationId }, { producedInstallationIdLength: length }) {
    if (customerNumber && !/^[\p{L}\p{N}][\p{L}\p{N} ./_-]*$/u.test(customerNumber)) {
      throw new DomainError('InvalidCustomerNumber', [{ field: 'customerNumber', code: 'Invalid', message: 'Invalid' }])
    }
    if (!producedInstallationId || !length || producedInstallationId.length === length) return
    const fault = { field: 'producedInstallationId', code: 'ExactLength', message: 'ExactLength', params: { length } }
    throw new DomainError('ValidationFailed', [fault])
  },
}
