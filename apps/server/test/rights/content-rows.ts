import * as contract from '@wattdesk/contract/content/calls.ts'
import { readContentFile, uploadContentFile } from '@wattdesk/contract/content/files/calls.ts'
import { pixelForm } from '../content.ts'
import type { Estate } from './estate.ts'
import { row } from './requests.ts'

const ofContent = async ({ content }: Estate) => ({ params: { id: await content() } })
const inEnglish = async ({ content }: Estate) => ({ params: { id: await content(), language: 'en' as const } })
const versioned = { language: 'en' as const, version: 1 }
const list = async ({ content, admin }: Estate) => ({ id: await content(), body: { tenantId: admin.tenantId, parentId: null } })

/** Calls about content of a tenant; content.test.ts tests the operator's, which is public. */
export const contentRows = [
  row(contract.listContents, async ({ admin }) => ({ params: { tenantId: admin.tenantId } })),
  row(contract.readContent, inEnglish),
  row(contract.listContentVersions, inEnglish),
  row(contract.addContent, async ({ admin, contentSchemaId }) => ({
    body: {
      ...{ tenantId: admin.tenantId, parentId: null, schemaId: contentSchemaId, language: 'en' as const },
      ...{ slug: `page-${crypto.randomUUID()}`, fields: { heading: 'Hello' } },
    },
  })),
  row(contract.saveContent, async (estate) => ({
    ...(await ofContent(estate)),
    body: { ...versioned, slug: `page-${crypto.randomUUID()}`, fields: { heading: 'Changed' } },
  })),
  row(contract.restoreContent, async (estate) => ({ ...(await ofContent(estate)), body: { ...versioned, from: 1 } })),
  row(contract.publishContent, async (estate) => ({ ...(await ofContent(estate)), body: versioned })),
  row(contract.withdrawContent, async (estate) => ({ ...(await ofContent(estate)), body: versioned })),
  row(contract.freezeContent, async (estate) => ({ ...(await ofContent(estate)), body: { ...versioned, isFrozen: false } })),
  row(contract.orderContents, async (estate) => {
    const { id, body } = await list(estate)
    return { body: { ...body, items: [{ id, order: 99, was: await estate.orderOf(id) }] } }
  }),
  row(contract.publishContentOrder, async (estate) => ({ body: (await list(estate)).body })),
  row(contract.removeContent, ofContent),
  row(uploadContentFile, async ({ admin }) => ({ params: { tenantId: admin.tenantId }, payload: pixelForm() })),
  row(readContentFile, async ({ contentFile }) => ({ params: { id: await contentFile() } })),
]
