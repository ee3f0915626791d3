import { addGasMeter, getGasMeter, listGasMeters, removeGasMeter, updateGasMeter } from '@wattdesk/contract/installations/gas/calls.ts'
import type { GasMeterDetails } from '@wattdesk/contract/installations/gas/models.ts'
import { gasMeters } from '../../../db/domains/installations/tables.ts'
import type { Kind, Stored } from './kind.ts'

const deviceCategory = 'gas'

export const gas: Kind<GasMeterDetails> = {
  name: 'gas',
  deviceType: 'Gas',
  vendorCategories: ['smartmeter'],
  calls: { list: listGasMeters, get: getGasMeter, add: addGasMeter, update: updateGasMeter, remove: removeGasMeter },
  table: gasMeters,
  secrets: [],
  measures: 'gas',
  identify: ({ serialNumber }) => ({ field: 'serialNumber', value: serialNumber }),
  headOf: ({ serialNumber, manufacturer }) => ({ serialNumber, manufacturer }),
  columnsOf: ({ model }) => ({ model }),
  detailsOf: ({ head, own }: Stored<Pick<typeof gasMeters.$inferSelect, 'model'>>) => ({
    serialNumber: head.vendorInstallationId,
    manufacturer: head.manufacturer,
    model: own.model,
  }),
  shownBeside: () => ({ deviceCategory }),
  isListed: (_, query) => !query['device-category'] || query['device-category'] === deviceCategory,
}
