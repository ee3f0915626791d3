import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import type { ErrorBody } from '@wattdesk/contract/errors.ts'
import { getCustomerImport, listImportRows, startImport } from '@wattdesk/contract/imports/calls.ts'
import type { CustomerImport, ImportRow } from '@wattdesk/contract/imports/models.ts'
import { workOn } from '../src/areas/imports/import-upkeep.service.ts'
import type { GivenMember } from './given.ts'
import type { TestServer } from './server.ts'

export const header = 'accountEmail,firstName,lastName,address,zipCode,city'
export const goodLine = (number: number | string) =>
  `person${number}@home.example,Erika,Muster ${number},Gartenweg ${number},68159,Mannheim`
/** A file with this many valid rows, numbered from `from`. */
export const goodFile = (count: number, from = 1) =>
  [header, ...Array.from({ length: count }, (_, at) => goodLine(from + at)), ''].join('\n')

type Sent = { field?: string; name?: string; path?: string; more?: string }
export type Outcome<T> = { status: number; body: T; error: ErrorBody }

/** The body of an upload, as a browser creates it. */
export function multipartOf(content: string | Buffer, sent: Sent = {}): { type: string; content: Buffer } {
  const boundary = 'between-the-parts'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${sent.field ?? 'csvData'}"; filename="${sent.name ?? 'customers.csv'}"\r\nContent-Type: text/csv\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(`${sent.more ?? ''}${head}`), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, content: whole }
}

/** Uploads of customers, as a browser sends them, and the worker's work on them. */
export function uploadsOf(server: TestServer) {
  /** Sends a file, which is not read yet. */
  async function send(by: GivenMember, content: string | Buffer, sent: Sent = {}): Promise<Outcome<CustomerImport>> {
    const { type, content: payload } = multipartOf(content, sent)
    const response = await server.app.inject({
      method: 'POST',
      url: sent.path ?? '/api/v1/customers/upload',
      headers: { authorization: `Bearer ${by.token}`, 'content-type': type },
      payload,
    })
    const body = response.json()
    return { status: response.statusCode, body, error: body }
  }

  const work = (id: string) => workOn(server.ctx, id)

  async function find(by: GivenMember, id: string): Promise<CustomerImport> {
    return (await server.call(getCustomerImport, { token: by.token, params: { importId: id } })).body
  }

  /** Sends a file and has it read. */
  async function read(by: GivenMember, content: string | Buffer, sent?: Sent): Promise<CustomerImport> {
    const { status, body, error } = await send(by, content, sent)
    if (status !== 200) throw new Error(`The file was not accepted: ${JSON.stringify(error)}`)
    await work(body.id)
    return find(by, body.id)
  }

  async function start(by: GivenMember, { id, version }: CustomerImport, existing: 'keep' | 'update' = 'keep') {
    return server.call(startImport, { token: by.token, params: { importId: id }, body: { version, existing } })
  }

  /** Sends a file, has it read, accepts its valid rows, and has them merged. */
  async function importAll(by: GivenMember, content: string | Buffer, existing?: 'keep' | 'update', sent?: Sent): Promise<CustomerImport> {
    const upload = await read(by, content, sent)
    await start(by, upload, existing)
    await work(upload.id)
    return find(by, upload.id)
  }

  async function rows(by: GivenMember, id: string, state?: ImportRow['state']): Promise<ImportRow[]> {
    const { body } = await server.call(listImportRows, {
      token: by.token,
      params: { importId: id },
      query: { limit: 100, ...(state ? { state } : {}) },
    })
    return body.items
  }

  /** Addresses of the customers that a member sees, by their names. */
  async function emails(by: GivenMember): Promise<string[]> {
    const { body } = await server.call(listCustomers, { token: by.token, query: { limit: 100, order: 'accountName:asc' } })
    return body.items.map((item) => item.accountEmail)
  }

  return { send, work, find, read, start, importAll, rows, emails }
}
