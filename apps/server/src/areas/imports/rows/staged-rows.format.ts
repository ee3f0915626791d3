import type { CustomerAddModel } from '@wattdesk/contract/customers/models.ts'
import type { ImportFault } from '@wattdesk/contract/imports/models.ts'
import { writeNewId } from '../../../platform/ids.ts'
import type { GivenRow } from './import-row.rules.ts'
import { checkedColumns } from './staged-values.rules.ts'

/** A row as stored until it is merged. */
export type StagedRow = { row: number; given: GivenRow; model?: CustomerAddModel; faults?: ImportFault[] }

/** Encrypts the values of a new customer for its first activity entry. */
export type SealCreation = (model: CustomerAddModel) => { sealedKey: Buffer; sealedValues: Buffer }

/** Columns of `customer_import_rows` in the order of COPY. */
export const stagedColumns = `import_id, row, state, customer_id, user_id, entry_id, site_id, partner_tenant_id, type, account_name,
  account_email, external_reference_id, second_external_reference_id, subscription, application_name, gvs_enabled, first_name, last_name,
  language, site_name, address, zip_code, city, country, latitude, longitude, time_zone, sealed_key, sealed_values, faults, given`
const columnCount = 31

/**
 * Encodes rows in COPY's binary format, which avoids text conversion on both sides and fills whole pages. Omitted values stay
 * empty beside their defaults, so that a later comparison knows what the file contained.
 */
export class StagedRows {
  readonly #importId: Buffer
  readonly #seal: SealCreation
  readonly #at: Date
  #buffer = Buffer.allocUnsafe(1_048_576)
  #offset = 0

  constructor(importId: string, seal: SealCreation, at: Date) {
    this.#importId = Buffer.from(importId.replaceAll('-', ''), 'hex')
    this.#seal = seal
    this.#at = at
  }

  add({ row, given, model, faults }: StagedRow): void {
    this.#reserve(1_024)
    this.#offset = this.#buffer.writeInt16BE(columnCount, this.#offset)
    this.#bytes(this.#importId)
    this.#offset = this.#buffer.writeInt32BE(4, this.#offset)
    this.#offset = this.#buffer.writeInt32BE(row, this.#offset)
    this.#text(model ? 'new' : 'faulty')
    for (let ids = 0; ids < 3; ids++) this.#newId()
    if (model?.site) this.#newId()
    else this.#null()
    if (model && model.type !== 'residential_customer') this.#newId()
    else this.#null()
    this.#values(model, given)
    const sealed = model && this.#seal(model)
    this.#bytes(sealed?.sealedKey)
    this.#bytes(sealed?.sealedValues)
    this.#json(faults)
    this.#json(model ? undefined : given)
  }

  /** The rows added since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    // A copy with its own memory, which can be transferred to another thread.
    const taken = new Uint8Array(this.#buffer.subarray(0, this.#offset))
    this.#offset = 0
    return taken
  }

  #values(model: CustomerAddModel | undefined, given: GivenRow): void {
    const values = checkedColumns(model, given)
    this.#text(values.type)
    this.#text(values.accountName)
    this.#text(values.accountEmail)
    this.#text(values.externalReferenceId)
    this.#text(values.secondExternalReferenceId)
    this.#text(values.subscription)
    this.#text(values.applicationName)
    this.#flag(values.gvsEnabled)
    this.#text(values.firstName)
    this.#text(values.lastName)
    this.#text(values.language)
    this.#text(values.siteName)
    this.#text(values.address)
    this.#text(values.zipCode)
    this.#text(values.city)
    this.#text(values.country)
    this.#double(values.latitude)
    this.#double(values.longitude)
    this.#text(values.timeZone)
  }

  #reserve(bytes: number): void {
    if (this.#offset + bytes <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#offset + bytes))
    this.#buffer.copy(larger, 0, 0, this.#offset)
    this.#buffer = larger
  }

  #null(): void {
    this.#reserve(4)
    this.#offset = this.#buffer.writeInt32BE(-1, this.#offset)
  }

  #newId(): void {
    this.#offset = this.#buffer.writeInt32BE(16, this.#offset)
    writeNewId(this.#buffer, this.#offset, this.#at)
    this.#offset += 16
  }

  #text(text: string | null): void {
    if (text === null) {
      this.#null()
      return
    }
    this.#reserve(4 + text.length * 3)
    const length = this.#buffer.write(text, this.#offset + 4)
    this.#offset = this.#buffer.writeInt32BE(length, this.#offset) + length
  }

  #json(value: unknown): void {
    if (value === undefined) {
      this.#null()
      return
    }
    const text = JSON.stringify(value)
    this.#reserve(5 + text.length * 3)
    // Version of the binary form of jsonb.
    this.#buffer.writeUInt8(1, this.#offset + 4)
    const length = this.#buffer.write(text, this.#offset + 5) + 1
    this.#offset = this.#buffer.writeInt32BE(length, this.#offset) + length
  }

  #bytes(bytes: Buffer | undefined): void {
    if (!bytes) {
      this.#null()
      return
    }
    this.#reserve(4 + bytes.length)
    this.#offset = this.#buffer.writeInt32BE(bytes.length, this.#offset)
    this.#offset += bytes.copy(this.#buffer, this.#offset)
  }

  #flag(value: boolean | null): void {
    if (value === null) {
      this.#null()
      return
    }
    this.#reserve(5)
    this.#offset = this.#buffer.writeInt32BE(1, this.#offset)
    this.#offset = this.#buffer.writeUInt8(value ? 1 : 0, this.#offset)
  }

  #double(value: number | null): void {
    if (value === null) {
      this.#null()
      return
    }
    this.#reserve(12)
    this.#offset = this.#buffer.writeInt32BE(8, this.#offset)
    this.#offset = this.#buffer.writeDoubleBE(value, this.#offset)
  }
}

export const copyHeader = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
export const copyTrailer = Buffer.from([0xff, 0xff])
