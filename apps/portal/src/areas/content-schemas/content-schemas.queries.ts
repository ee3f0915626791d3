import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as contract from '@wattdesk/contract/content-schemas/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../api/call.ts'

export const schemasQuery = queryOptions({
  queryKey: ['content-schemas', 'all'],
  queryFn: ({ signal }) => call(contract.listContentSchemas, {}, { signal }),
})
export const schemaVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['content-schemas', 'versions', id],
    queryFn: ({ signal }) => call(contract.listContentSchemaVersions, { params: { id } }, { signal }),
  })

type Update = CallInput<typeof contract.updateContentSchema>['body']

export const schemaPreviewQuery = (id: string, body: Update) =>
  queryOptions({
    queryKey: ['content-schemas', 'preview', id, body],
    queryFn: ({ signal }) => call(contract.previewContentSchemaChange, { params: { id }, body }, { signal }),
    gcTime: 0,
  })

/** Content is displayed by its schema, so it is refetched too. */
export const refreshSchemas = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['content-schemas'] }), client.invalidateQueries({ queryKey: ['content'] })])

export const createSchema = (body: CallInput<typeof contract.addContentSchema>['body']) => call(contract.addContentSchema, { body })
export const changeSchema = (id: string, body: Update) => call(contract.updateContentSchema, { params: { id }, body })
export const dropSchema = (id: string) => call(contract.removeContentSchema, { params: { id } })
