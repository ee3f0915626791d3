import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as contract from '@wattdesk/contract/content/calls.ts'
import { readContentFile } from '@wattdesk/contract/content/files/calls.ts'
import type { CallInput, Endpoint } from '@wattdesk/contract/endpoint.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { call, callForFile } from '../../api/call.ts'

export const contentTenantsQuery = queryOptions({
  queryKey: ['content', 'tenants'],
  queryFn: async ({ signal }) => (await call(contract.listContentTenants, {}, { signal })).items,
})
export const contentsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['content', 'tree', tenantId],
    queryFn: async ({ signal }) => (await call(contract.listContents, { params: { tenantId } }, { signal })).items,
  })
export const contentQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['content', 'one', id, language],
    queryFn: ({ signal }) => call(contract.readContent, { params: { id, language } }, { signal }),
  })
export const contentVersionsQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['content', 'versions', id, language],
    queryFn: async ({ signal }) => (await call(contract.listContentVersions, { params: { id, language } }, { signal })).items,
  })
/** A file never changes. */
export const contentFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['content-files', id],
    queryFn: ({ signal }) => callForFile(readContentFile, { params: { id } }, '*/*', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsErrors: true },
  })
export const instructionsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'instructions', language],
    queryFn: async ({ signal }) => (await call(contract.listInstructions, { query: { language } }, { signal })).items,
  })

type PreviewedDraft = CallInput<typeof contract.previewContent>['body']

export const contentPreviewQuery = (draft: PreviewedDraft) =>
  queryOptions({
    queryKey: ['content', 'preview', draft],
    queryFn: ({ signal }) => call(contract.previewContent, { body: draft }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { showsErrors: true },
  })

export const refreshContent = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['content'] }), client.invalidateQueries({ queryKey: ['content-schemas', 'all'] })])

type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer Body } ? Body : never

export const createContent = (body: BodyOf<typeof contract.addContent>) => call(contract.addContent, { body })
export const saveContent = (id: string, body: BodyOf<typeof contract.saveContent>) => call(contract.saveContent, { params: { id }, body })
export const restoreContent = (id: string, body: BodyOf<typeof contract.restoreContent>) =>
  call(contract.restoreContent, { params: { id }, body })
export const publishContent = (id: string, body: BodyOf<typeof contract.publishContent>) =>
  call(contract.publishContent, { params: { id }, body })
export const withdrawContent = (id: string, body: BodyOf<typeof contract.withdrawContent>) =>
  call(contract.withdrawContent, { params: { id }, body })
export const freezeContent = (id: string, body: BodyOf<typeof contract.freezeContent>) =>
  call(contract.freezeContent, { params: { id }, body })
export const orderContents = (body: BodyOf<typeof contract.orderContents>) => call(contract.orderContents, { body })
export const moveContent = (id: string, body: BodyOf<typeof contract.moveContent>) => call(contract.moveContent, { params: { id }, body })
export const publishContentOrder = (body: BodyOf<typeof contract.publishContentOrder>) => call(contract.publishContentOrder, { body })
export const dropContent = (id: string) => call(contract.removeContent, { params: { id } })
