import * as stock from '@wattdesk/contract/gateway-stock/calls.ts'
import * as deliveries from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import type { Estate } from './estate.ts'
import { row } from './requests.ts'

const ofGateway = async (estate: Estate) => ({ params: { gatewayId: await estate.stockGateway() } })
const ofDelivery = async (estate: Estate) => ({ params: { deliveryId: await estate.gatewayDelivery() } })
const numbered = () => ({ serialNumber: `R-${crypto.randomUUID()}`, model: 'Box' })

export const stockRows = [
  row(stock.addStockGateway, async ({ admin }) => ({ body: { ...numbered(), tenantId: admin.tenantId } })),
  row(stock.readStockGateway, ofGateway),
  row(stock.listStockGatewayHistory, ofGateway),
  row(stock.updateStockGateway, async (estate) => ({ ...(await ofGateway(estate)), body: { model: 'Box 3' } })),
  row(stock.removeStockGateway, ofGateway),
  row(stock.moveGateways, async (estate) => ({
    body: { move: 'send' as const, gatewayIds: [await estate.stockGateway()], companyId: await estate.installerCompany() },
  })),
  row(stock.showGatewayPasswords, async (estate) => ({ body: { gatewayIds: [await estate.stockGateway()] } })),
  row(stock.printGatewayLabels, async (estate) => ({ body: { gatewayIds: [await estate.stockGateway()] } })),
  row(deliveries.previewDelivery, async ({ admin }) => ({
    body: { fileName: 'boxes.csv', model: 'Box', csv: btoa(`serialNumber\n${numbered().serialNumber}`), tenantId: admin.tenantId },
  })),
  row(deliveries.readDelivery, ofDelivery),
  row(deliveries.listDeliveryRows, ofDelivery),
  row(deliveries.addDelivery, ofDelivery),
  row(deliveries.downloadDelivery, ofDelivery),
]
