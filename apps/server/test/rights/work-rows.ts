import {
  cancelBulkAction,
  downloadBulkActionRefusals,
  downloadBulkExport,
  getBulkAction,
  listBulkActionCustomers,
  previewBulkAction,
  startBulkAction,
  undoBulkAction,
} from '@wattdesk/contract/bulk-actions/calls.ts'
import {
  cancelDataImport,
  importDataFile,
  listDataImports,
  listImportSites,
  readCoverage,
  startDataImport,
} from '@wattdesk/contract/data-import/calls.ts'
import {
  cancelImport,
  changeImportReading,
  changeImportRow,
  downloadImportFile,
  downloadImportResults,
  downloadRejectedRows,
  getCustomerImport,
  getImportRow,
  listCustomerImportsOfPartner,
  listImportFaults,
  listImportRows,
  startImport,
  uploadCustomers,
  uploadCustomersOfPartner,
} from '@wattdesk/contract/imports/calls.ts'
import {
  archiveSale,
  listArchivedSales,
  listSaleChanges,
  listSales,
  startSale,
  updateSale,
  updateSaleStep,
} from '@wattdesk/contract/sales/calls.ts'
import {
  applyOrderStatus,
  downloadOrderStatus,
  getOrderStatusRun,
  listOrderStatusRows,
  previewOrderStatus,
} from '@wattdesk/contract/sales/order-status/calls.ts'
import { addSaleTemplate, listSaleTemplates, removeSaleTemplate, updateSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { goodFile, multipartOf } from '../uploads.ts'
import { row } from './requests.ts'
import type { TenantRecords } from './tenant-records.ts'

const ofCustomer = async (records: TenantRecords) => ({ params: { id: (await records.customer()).id } })
const ofSale = async (records: TenantRecords) => ({ params: await records.sale() })
const template = () => ({
  name: `Template ${crypto.randomUUID()}`,
  installationKind: 'pvbattery' as const,
  steps: [{ name: 'Site survey' }],
})

const sales = [
  row(listSales, ofCustomer),
  row(startSale, async (records) => ({ ...(await ofCustomer(records)), body: { templateId: await records.saleTemplate() } })),
  row(updateSale, async (records) => ({ ...(await ofSale(records)), body: { version: 1, installationKind: 'wallbox' as const } })),
  row(updateSaleStep, async ({ sale }) => ({ params: { ...(await sale()), position: '0' }, body: { version: 1, comment: 'Called' } })),
  row(archiveSale, async (records) => ({ ...(await ofSale(records)), body: { version: 1 } })),
  row(listArchivedSales, ofCustomer),
  row(listSaleChanges, ofCustomer),
  row(listSaleTemplates, async ({ customer }) => ({ query: { customerId: (await customer()).id } })),
  row(addSaleTemplate, async ({ admin }) => ({ body: { ...template(), tenantId: admin.tenantId } })),
  row(
    updateSaleTemplate,
    async ({ saleTemplate }) => ({ params: { templateId: await saleTemplate() }, body: { version: 1, ...template() } }),
    {
      fromBelow: 'SaleTemplateInherited',
    },
  ),
  row(removeSaleTemplate, async ({ saleTemplate }) => ({ params: { templateId: await saleTemplate() } }), {
    fromBelow: 'SaleTemplateInherited',
  }),
]

const ofRun = async (records: TenantRecords) => ({ params: { runId: await records.orderStatusRun() } })
const orders = [
  row(
    previewOrderStatus,
    async ({ customer }) => ({
      body: { origin: 'chosen' as const, customerIds: [(await customer()).id], change: { installationStatus: 'planned' as const } },
    }),
    { judgesEach: true },
  ),
  row(getOrderStatusRun, ofRun),
  row(listOrderStatusRows, ofRun),
  row(applyOrderStatus, ofRun),
  row(downloadOrderStatus, ofRun),
]

const ofBulkAction = async (records: TenantRecords) => ({ params: { bulkActionId: await records.bulkAction() } })
const bulkActions = [
  row(
    previewBulkAction,
    async ({ customer }) => ({
      body: { action: { kind: 'deactivate' as const }, selection: { by: 'ids' as const, customerIds: [(await customer()).id] } },
    }),
    { judgesEach: true },
  ),
  row(getBulkAction, ofBulkAction),
  row(listBulkActionCustomers, ofBulkAction),
  row(startBulkAction, async (records) => ({ ...(await ofBulkAction(records)), body: { planned: 1 } })),
  row(cancelBulkAction, async ({ bulkAction }) => ({ params: { bulkActionId: await bulkAction('deactivate', 'started') } })),
  row(undoBulkAction, async ({ bulkAction }) => ({ params: { bulkActionId: await bulkAction('deactivate', 'done') } })),
  row(downloadBulkActionRefusals, ofBulkAction),
  row(downloadBulkExport, async ({ bulkAction }) => ({ params: { bulkActionId: await bulkAction('export', 'started') } })),
]

const ofImport = async (records: TenantRecords) => ({ params: { importId: (await records.customerImport()).importId } })
const file = () => multipartOf(goodFile(1))
const imports = [
  row(uploadCustomers, async ({ admin }) => ({ query: { tenantId: admin.tenantId }, payload: file() })),
  row(uploadCustomersOfPartner, async ({ partner }) => ({ params: { id: (await partner()).id }, payload: file() })),
  row(listCustomerImportsOfPartner, async ({ partner }) => ({ params: { id: (await partner()).id } })),
  row(getCustomerImport, ofImport),
  row(listImportRows, ofImport),
  row(listImportFaults, ofImport),
  row(getImportRow, async ({ customerImport }) => {
    const { importId, row: first } = await customerImport()
    return { params: { importId, row: first.row } }
  }),
  row(changeImportReading, async ({ customerImport }) => {
    const { importId, version, reading } = await customerImport()
    return { params: { importId }, body: { version, ...reading } }
  }),
  row(changeImportRow, async ({ customerImport }) => {
    const { importId, row: first } = await customerImport()
    return { params: { importId, row: first.row }, body: { version: first.version, values: { ...first.values, city: 'Speyer' } } }
  }),
  row(startImport, async ({ customerImport }) => {
    const { importId, version } = await customerImport()
    return { params: { importId }, body: { version } }
  }),
  row(cancelImport, ofImport),
  row(downloadImportFile, ofImport),
  row(downloadRejectedRows, ofImport),
  row(downloadImportResults, ofImport),
]

const ofImportSite = async (records: TenantRecords) => ({ params: { siteId: (await records.importSite()).siteId } })
const days = { fromDate: '2026-10-01', toDate: '2026-10-02' }
const dataImports = [
  row(startDataImport, async ({ importSite }) => {
    const { siteId, configId } = await importSite()
    return { params: { siteId }, body: { action: 'specificTimeFrame' as const, configId, ...days } }
  }),
  row(importDataFile, async ({ importSite }) => {
    const { siteId, configId } = await importSite()
    return { params: { siteId }, body: { configId, fileName: 'days.csv', content: 'start,production_wh\n2026-10-01 12:00,500\n' } }
  }),
  row(cancelDataImport, async ({ importSite }) => {
    const { siteId, importId } = await importSite()
    return { params: { siteId, importId } }
  }),
  row(listDataImports, ofImportSite),
  row(listImportSites, async ({ importSite }) => ({ params: { customerId: (await importSite()).customerId } })),
  row(readCoverage, async (records) => ({ ...(await ofImportSite(records)), query: days })),
]

export const workRows = [...sales, ...orders, ...bulkActions, ...imports, ...dataImports]
