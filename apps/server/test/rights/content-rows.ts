import * as contract from '@wattdesk/contract/content/calls.ts'
import { readContentFile, uploadContentFile } from '@wattdesk/contract/content/files/calls.ts'
import { pixelForm } from '../content.ts'
import { row } from './requests.ts'
import type { TenantRecords } from './tenant-records.ts'

const ofContent = async ({ content }: TenantRecords) => ({ params: { id: await content() } })
const inEnglish = async ({ content }: TenantRecords) => ({ params: { id: await content(), language: 'en' as const } })
const versioned = { language: 'en' as const, version: 1 }
const list = async ({ content, admin }: TenantRecords) => ({ id: await content(), body: { tenantId: admin.tenantId, parentId: null } })

/** Calls about content of a tenant. content.test.ts tests the operator's, which is public. */
export const contentRows = [
  row(contract.listContents, async ({ admin }) => ({ params: { tenantId: admin.tenantId } })),
  row(contract.readContent, inEnglish),
  row(contract.listContentVersions, inEnglish),
  row(contract.previewContent, async ({ admin, content, contentSchemaId }) => ({
    body: {
      ...{ contentId: await content(), tenantId: admin.tenantId, parentId: null, schemaId: contentSchemaId, language: 'en' as const },
      ...{ slug: 'page', fields: { heading: 'Hello' } },
    },
  })),
  row(contract.addContent, async ({ admin, contentSchemaId }) => ({
    body: {
      ...{ tenantId: admin.tenantId, parentId: null, schemaId: contentSchemaId, language: 'en' as const },
      ...{ slug: `page-${crypto.randomUUID()}`, fields: { heading: 'Hello' } },
    },
  })),
  row(contract.saveContent, async (records) => ({
    ...(await ofContent(records)),
    body: { ...versioned, slug: `page-${crypto.randomUUID()}`, fields: { heading: 'Changed' } },
  })),
  row(contract.restoreContent, async (records) => ({ ...(await ofContent(records)), body: { ...versioned, from: 1 } })),
  row(contract.publishContent, async (records) => ({ ...(await ofContent(records)), body: versioned })),
  row(contract.withdrawContent, async (records) => ({ ...(await ofContent(records)), body: versioned })),
  row(contract.freezeContent, async (records) => ({ ...(await ofContent(records)), body: { ...versioned, isFrozen: false } })),
  row(contract.orderContents, async (records) => {
    const { id, body } = await list(records)
    return { body: { ...body, items: [{ id, order: 99, was: await records.orderOf(id) }] } }
  }),
  row(contract.moveContent, async (records) => {
    const id = await records.content()
    return { params: { id }, body: { parentId: null, was: await records.pathOf(id) } }
  }),
  row(contract.publishContentOrder, async (records) => ({ body: (await list(records)).body })),
  row(contract.removeContent, ofContent),
  row(uploadContentFile, async ({ admin }) => ({ params: { tenantId: admin.tenantId }, payload: pixelForm() })),
  row(readContentFile, async ({ contentFile }) => ({ params: { id: await contentFile() } })),
]
