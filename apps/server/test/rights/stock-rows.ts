import * as stock from '@wattdesk/contract/gateway-stock/calls.ts'
import * as deliveries from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import { row } from './requests.ts'
import type { TenantRecords } from './tenant-records.ts'

const ofGateway = async (records: TenantRecords) => ({ params: { gatewayId: await records.stockGateway() } })
const ofDelivery = async (records: TenantRecords) => ({ params: { deliveryId: await records.gatewayDelivery() } })
const numbered = () => ({ serialNumber: `R-${crypto.randomUUID()}`, model: 'Box' })

export const stockRows = [
  row(stock.addStockGateway, async ({ admin }) => ({ body: { ...numbered(), tenantId: admin.tenantId } })),
  row(stock.readStockGateway, ofGateway),
  row(stock.listStockGatewayHistory, ofGateway),
  row(stock.updateStockGateway, async (records) => ({ ...(await ofGateway(records)), body: { model: 'Box 3' } })),
  row(stock.removeStockGateway, ofGateway),
  row(stock.moveGateways, async (records) => ({
    body: { move: 'send' as const, gatewayIds: [await records.stockGateway()], companyId: await records.installerCompany() },
  })),
  row(stock.showGatewayPasswords, async (records) => ({ body: { gatewayIds: [await records.stockGateway()] } })),
  row(stock.printGatewayLabels, async (records) => ({ body: { gatewayIds: [await records.stockGateway()] } })),
  row(deliveries.previewDelivery, async ({ admin }) => ({
    body: { fileName: 'boxes.csv', model: 'Box', csv: btoa(`serialNumber\n${numbered().serialNumber}`), tenantId: admin.tenantId },
  })),
  row(deliveries.readDelivery, ofDelivery),
  row(deliveries.listDeliveryRows, ofDelivery),
  row(deliveries.addDelivery, ofDelivery),
  row(deliveries.downloadDelivery, ofDelivery),
]
