import { addContent } from '@wattdesk/contract/content/calls.ts'
import type { Field } from '@wattdesk/contract/content/fields.ts'
import { addContentSchema } from '@wattdesk/contract/content-schemas/calls.ts'
import type { GivenMember, givenOf } from './given.ts'
import type { TestServer } from './server.ts'

/** A field of a schema: a text, unless stated otherwise. */
export const fieldOf = (name: string, more: Partial<Field> = {}): Field => ({
  ...{ name, label: name || 'Label', type: 'string', isRequired: false, listType: null, allowedValues: [], microschemaId: null },
  ...{ order: 1, minimum: null, maximum: null },
  ...more,
})

export const schemaModel = (name: string, fields: Field[]) => ({
  ...{ name, title: name, description: null, audience: 'customers' as const },
  fields,
})

/** Makes schemas and content through the calls. */
export function contentOf(server: TestServer, given: ReturnType<typeof givenOf>) {
  let count = 0
  let operatorMember: GivenMember | undefined

  async function schema(fields: Field[], more: object = {}): Promise<string> {
    operatorMember ??= await given.member('root')
    count += 1
    const { body, error, status } = await server.call(addContentSchema, {
      token: operatorMember.token,
      body: { kind: 'schema', ...schemaModel(`Kind${count}`, fields), ...more },
    })
    if (status !== 200) throw new Error(`The schema was not added: ${JSON.stringify(error)}`)
    return body.id
  }

  const page = () => schema([fieldOf('heading', { isRequired: true }), fieldOf('body', { type: 'html', order: 2 })])

  /** A content with a heading, of a schema that has one. */
  async function add(by: GivenMember, schemaId: string, more: object = {}): Promise<string> {
    count += 1
    const { body, error, status } = await server.call(addContent, {
      token: by.token,
      body: {
        ...{ tenantId: by.tenantId, parentId: null, schemaId, slug: `page-${count}`, language: 'en', fields: { heading: `Page ${count}` } },
        ...more,
      },
    })
    if (status !== 200) throw new Error(`The content was not added: ${JSON.stringify(error)}`)
    return body.id
  }

  return { schema, page, add }
}

/** Inserts content into the database: a draft and, with `published`, a publication. */
export async function insertContent(
  server: TestServer,
  given: ReturnType<typeof givenOf>,
  { schemaId, fields, published }: { schemaId: string; fields: object; published?: object },
): Promise<string> {
  const id = crypto.randomUUID()
  const tenantId = await given.affiliate()
  await server.sql(
    `insert into contents (id, tenant_id, affiliate_id, schema_id, slug, path, saved_order, created_at)
     values ($1, $2, $2, $3, 'page', 'page', 1, now())`,
    [id, tenantId, schemaId],
  )
  await server.sql(
    `insert into content_translations (content_id, language, version, schema_version, fields, title, updated_at,
       published_version, published_schema_version, published_fields, published_title)
     values ($1, 'en', 1, 1, $2, 'Page', now(), $3, $3, $4, 'Page')`,
    [id, fields, published ? 1 : null, published ?? null],
  )
  return id
}

/** A drawing of a few bytes, different each time. */
export const drawing = () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><desc>${crypto.randomUUID()}</desc></svg>`)

export function formOf(content: Buffer, name = 'file.bin') {
  const boundary = 'x-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    content: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
export const pixelForm = () => formOf(drawing(), 'drawing.svg')
