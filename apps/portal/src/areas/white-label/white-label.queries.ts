import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { contentFileField } from '@wattdesk/contract/content/files/terms.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import * as contract from '@wattdesk/contract/white-label/calls.ts'
import * as domains from '@wattdesk/contract/white-label/domains/calls.ts'
import type { BrandDomain } from '@wattdesk/contract/white-label/domains/models.ts'
import type { WhiteLabel } from '@wattdesk/contract/white-label/models.ts'
import { call, callForFile } from '../../api/call.ts'
import { sendFile } from '../../api/send-file.ts'

export const whiteLabelQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'white-label'],
    queryFn: ({ signal }) => call(contract.getWhiteLabel, { params: { id } }, { signal }),
  })

export const editionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'white-label', 'editions'],
    queryFn: async ({ signal }) => (await call(contract.listBrandEditions, { params: { id } }, { signal })).items,
  })

export const brandPictureQuery = (id: string, fileId: string) =>
  queryOptions({
    queryKey: ['brand-pictures', fileId],
    queryFn: ({ signal }) => callForFile(contract.readBrandPicture, { params: { id, fileId } }, '*/*', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsErrors: true },
  })

type MailPreview = CallInput<typeof contract.previewBrandMail>['body']

export const mailPreviewQuery = (id: string, body: MailPreview) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'white-label', 'mail', body],
    queryFn: ({ signal }) => call(contract.previewBrandMail, { params: { id }, body }, { signal }),
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })

export const setWhiteLabel = (id: string, body: CallInput<typeof contract.changeWhiteLabel>['body']) =>
  call(contract.changeWhiteLabel, { params: { id }, body })

export const publishBrand = (id: string, version: number) => call(contract.publishWhiteLabel, { params: { id }, body: { version } })

export const restoreEdition = (id: string, edition: number, version: number) =>
  call(contract.restoreBrandEdition, { params: { id, edition }, body: { version } })

export const uploadBrandPicture = (id: string, file: File) =>
  sendFile(
    contract.uploadBrandPicture,
    { params: { id } },
    { field: contentFileField, file },
    { signal: new AbortController().signal, onProgress: () => undefined },
  )

/** Caches the brand that the server returned, if any, and refetches other views of the customer. */
export function refreshBrand(client: QueryClient, id: string, brand: WhiteLabel | undefined) {
  if (brand) client.setQueryData(whiteLabelQuery(id).queryKey, brand)
  return client.invalidateQueries({ queryKey: ['customers', 'one', id] })
}

const domainPollMs = 5_000
const isMoving = ({ state }: BrandDomain) => state?.endsWith('_IN_PROGRESS') ?? false

export const brandDomainQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'white-label', 'domain'],
    queryFn: ({ signal }) => call(domains.readBrandDomain, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? domainPollMs : false),
  })

export const setDomain = (id: string, body: CallInput<typeof domains.setBrandDomain>['body']) =>
  call(domains.setBrandDomain, { params: { id }, body })

export const checkDomain = (id: string, version: number) => call(domains.checkBrandDomain, { params: { id }, body: { version } })

export const removeDomain = (id: string, version: number) => call(domains.removeBrandDomain, { params: { id }, body: { version } })

/** Also after a failure, because the worker or somebody else may have changed it. */
export function refreshDomain(client: QueryClient, id: string, domain: BrandDomain | undefined) {
  if (domain) client.setQueryData(brandDomainQuery(id).queryKey, domain)
  return client.invalidateQueries({ queryKey: brandDomainQuery(id).queryKey })
}
