import type { StockGateway } from '@wattdesk/contract/gateway-stock/models.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { writerOf } from '../../platform/csv.ts'

const field = 'gatewayStock.field'
const columns = ['serialNumber', 'state', 'model', 'firmware', 'company', 'customer', 'tenant', 'movedAt', 'createdAt'] as const

/** Without start codes, which are only printed on labels. */
export async function* stockLines(parts: AsyncIterable<readonly StockGateway[]>, { t }: Pick<Translator, 't'>): AsyncGenerator<Buffer> {
  const writer = writerOf('utf-8')
  yield writer.start(columns.map((one) => t(`${field}.${one}`)))
  for await (const gateways of parts) {
    yield writer.lines(
      gateways.map((one) => [
        one.serialNumber,
        t(`gatewayStock.state.${one.state}`),
        one.model,
        one.firmware ?? '',
        one.company?.name ?? '',
        one.customer?.accountName ?? '',
        one.tenant.name,
        one.movedAt ?? '',
        one.createdAt,
      ]),
    )
  }
}
