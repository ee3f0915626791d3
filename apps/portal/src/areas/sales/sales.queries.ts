import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { archiveSale, listSales, startSale, updateSale, updateSaleStep } from '@wattdesk/contract/sales/calls.ts'
import type { Sale } from '@wattdesk/contract/sales/models.ts'
import { addSaleTemplate, listSaleTemplates, removeSaleTemplate, updateSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { call } from '../../api/call.ts'
import type { Read } from '../../forms/conflict.ts'

const keyOf = (customerId: string) => ['customers', 'one', customerId, 'sales'] as const

export const salesQuery = (id: string) =>
  queryOptions({ queryKey: [...keyOf(id), 'current'], queryFn: ({ signal }) => call(listSales, { params: { id } }, { signal }) })

/** The saved sale, unless it was archived. */
export async function currentSale(read: Read, { id, customerId }: Sale): Promise<Sale> {
  const { items } = await read(salesQuery(customerId))
  const sale = items.find((one) => one.id === id)
  if (!sale) throw new Error('The sale is archived')
  return sale
}

/** All templates that the member may see; with a customer, only those for its sales. */
export const saleTemplatesQuery = (customerId?: string) =>
  queryOptions({
    queryKey: ['sale-templates', customerId],
    queryFn: ({ signal }) => call(listSaleTemplates, { query: { limit: 0, customerId } }, { signal }),
  })

export const beginSale = (id: string, body: CallInput<typeof startSale>['body']) => call(startSale, { params: { id }, body })

export const changeSaleKind = ({ id, customerId }: Sale, body: CallInput<typeof updateSale>['body']) =>
  call(updateSale, { params: { id: customerId, saleId: id }, body })

export const changeSaleStep = (sale: Sale, position: number, body: CallInput<typeof updateSaleStep>['body']) =>
  call(updateSaleStep, { params: { id: sale.customerId, saleId: sale.id, position: String(position) }, body })

export const archiveCurrentSale = ({ id, customerId, version }: Sale) =>
  call(archiveSale, { params: { id: customerId, saleId: id }, body: { version } })

export const saveTemplate = (
  templateId: string | undefined,
  body: CallInput<typeof addSaleTemplate>['body'] | CallInput<typeof updateSaleTemplate>['body'],
) => (templateId && 'version' in body ? call(updateSaleTemplate, { params: { templateId }, body }) : call(addSaleTemplate, { body }))
export const deleteTemplate = (templateId: string) => call(removeSaleTemplate, { params: { templateId } })

/** The customer's record and log show the change too. */
export const refreshSales = (client: QueryClient, customerId: string) =>
  client.invalidateQueries({ queryKey: ['customers', 'one', customerId] })
export const refreshTemplates = (client: QueryClient) => client.invalidateQueries({ queryKey: ['sale-templates'] })
