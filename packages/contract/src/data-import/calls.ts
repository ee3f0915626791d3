import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, line } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import { listOf, pageLimit, pageNumber } from '../paging.ts'
import { checkRange } from '../ranges.ts'
import { coverageCell, dataImport, dataImportModel, importId, onlyMissing } from './models.ts'
import { importDaysMax, importFileCharactersMax, loggedActions } from './terms.ts'

const area = 'data-import'
const path = '/api/v1/data-import/site/{siteId}'

export const startDataImport = endpoint({
  name: 'startDataImport',
  area,
  method: 'POST',
  path,
  summary: 'Imports past data of an installation from its vendor, in the background',
  access: 'write:data-import',
  params: z.strictObject({ siteId: id }),
  body: dataImportModel,
  response: dataImport,
  errors: ['NotFound', 'CustomerNotActive', 'DataImportUnsupported', 'DataImportUnderWay', 'NothingToImport', 'Conflict'],
})

export const importDataFile = endpoint({
  name: 'importDataFile',
  area,
  method: 'POST',
  path: `${path}/file`,
  summary: "Imports past data from a file that a vendor's portal exported",
  access: 'write:data-import',
  params: z.strictObject({ siteId: id }),
  body: z.strictObject({
    id: importId,
    configId: id,
    fileName: line(200),
    content: z.string().min(1).max(importFileCharactersMax),
    onlyMissing,
  }),
  response: dataImport,
  errors: ['NotFound', 'CustomerNotActive', 'DataImportUnderWay', 'DataFileUnreadable', 'DataFileOfMixedSteps', 'Unavailable', 'Conflict'],
})

export const listDataImports = endpoint({
  name: 'listDataImports',
  area,
  method: 'GET',
  path,
  summary: 'The imports of a site, newest first',
  access: 'read:data-import',
  params: z.strictObject({ siteId: id }),
  query: z.strictObject({
    configId: id.optional(),
    action: z.enum(loggedActions).optional(),
    page: pageNumber,
    limit: pageLimit,
  }),
  response: listOf(dataImport),
  errors: ['NotFound', 'ListTooLong'],
})

export const cancelDataImport = endpoint({
  name: 'cancelDataImport',
  area,
  method: 'DELETE',
  path: `${path}/imports/{importId}`,
  summary: 'Cancels an unfinished import; what it has written stays. Does nothing to a finished one',
  access: 'write:data-import',
  params: z.strictObject({ siteId: id, importId: id }),
  response: dataImport,
  errors: ['NotFound'],
})

/** A site with the importable data of each installation. */
export const listImportSites = endpoint({
  name: 'listImportSites',
  area,
  method: 'GET',
  path: '/api/v1/customers/{customerId}/data-import/sites',
  summary: "A customer's sites with the installations whose past data can be imported",
  access: 'read:data-import',
  params: z.strictObject({ customerId: id }),
  response: z.object({
    items: z.array(
      z.object({
        siteId: id,
        name: z.string(),
        timeZone: z.string(),
        configurations: z.array(
          z.object({
            configId: id,
            kind: z.enum(installationKinds),
            vendorName: z.string(),
            installationId: z.string(),
            /** False if only files can be imported. */
            hasConnector: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  errors: ['CustomerNotFound'],
})

export const readCoverage = endpoint({
  name: 'readCoverage',
  area,
  method: 'GET',
  path: `${path}/coverage`,
  summary: 'Stored data of each quantity of a site, day by day',
  access: 'read:data-import',
  params: z.strictObject({ siteId: id }),
  query: z.strictObject({ fromDate: day, toDate: day }).superRefine((query, context) => checkRange(query, context, importDaysMax)),
  response: z.object({
    siteId: id,
    timeZone: z.string(),
    fromDate: day,
    toDate: day,
    /** Quantities with data in the range or the year before it. */
    quantities: z.array(z.enum(measuredQuantities)),
    days: z.array(z.object({ day, expectedIntervals: z.number().int(), cells: z.array(coverageCell) })),
  }),
  errors: ['NotFound'],
})
