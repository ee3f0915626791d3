import { decodeModel, type Image, type Model } from './model-codec.ts'
import { findModel, requireModel } from './models.ts'

/** Reads registers. Rejects if the device refuses or does not respond. */
export type ReadRegisters = (address: number, count: number) => Promise<readonly number[]>

/** Possible starts of a register map, most likely first. */
const baseAddresses = [40_000, 0, 50_000] as const
const mark = [0x5375, 0x6e53] as const
const endId = 0xffff
/** Real devices have up to about thirty models. */
const modelsMax = 100
const addressMax = 0xffff
/** Maximum of one Modbus request. */
const registersPerRequest = 120

/** The chain of models is broken. `headers`: the models before that. */
export class NotSunSpec extends Error {
  readonly headers: readonly Header[]
  constructor(message: string, headers: readonly Header[] = []) {
    super(message)
    this.headers = headers
  }
}

export type Header = { address: number; id: number; length: number }

/** The address after the mark `SunS`; undefined if the device has no register map. */
export async function findMap(read: ReadRegisters): Promise<number | undefined> {
  for (const base of baseAddresses) {
    const [first, second] = await read(base, 2)
      // Devices refuse addresses that they do not have.
      .catch((error: unknown) => (isRefusal(error) ? [] : Promise.reject(error)))
    if (first === mark[0] && second === mark[1]) return base + 2
  }
  return undefined
}

export const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'ModbusException'

/** The headers of a chain of models. Rejects a chain that does not end, or leaves the address space. */
export async function readHeaders(read: ReadRegisters, start: number): Promise<Header[]> {
  const headers: Header[] = []
  for (let address = start; ; ) {
    if (address + 1 > addressMax) throw new NotSunSpec('the chain of models leaves the address space', headers)
    if (headers.length === modelsMax) throw new NotSunSpec('the chain of models does not end', headers)
    // Some maps end without an end model: further addresses are refused.
    const [id = endId, length = 0] = await read(address, 2).catch((error: unknown) =>
      isRefusal(error) && headers.length > 0 ? [] : Promise.reject(error),
    )
    if (id === endId || id === 0) return headers
    if (length === 0) throw new NotSunSpec(`model ${id} at ${address} has no length`, headers)
    headers.push({ address, id, length })
    address += 2 + length
  }
}

/** Reads and decodes those of the given models that are known. */
export async function readModels(read: ReadRegisters, headers: readonly Header[]): Promise<Model[]> {
  const models: Model[] = []
  for (const header of headers) if (findModel(header.id)) models.push(await readModel(read, header))
  return models
}

/** Attempts to read a model whose scale factors change meanwhile. */
const attemptsMax = 3

/**
 * Reads a model. One that takes several requests is read until its scale factors stay the same, because a value and its factor must
 * belong together.
 */
async function readModel(read: ReadRegisters, header: Header): Promise<Model> {
  let model = decodeModel(await readImage(read, header), header)
  if (header.length + 2 <= registersPerRequest) return model
  for (let attempt = 1; attempt < attemptsMax; attempt += 1) {
    const again = decodeModel(await readImage(read, header), header)
    if (factorsOf(again) === factorsOf(model)) return again
    model = again
  }
  throw new Error(`the scale factors of model ${header.id} keep changing`)
}

const factorsOf = ({ id, values }: Model): string =>
  JSON.stringify(requireModel(id).points.flatMap(({ name, type }) => (type === 'sunssf' ? [values[name] ?? null] : [])))

async function readImage(read: ReadRegisters, { address, id, length }: Header): Promise<Image> {
  const registers: number[] = []
  for (let from = address; from < address + 2 + length; from += registersPerRequest) {
    registers.push(...(await read(from, Math.min(registersPerRequest, address + 2 + length - from))))
  }
  // A device with new firmware may have other models at the same addresses.
  if (registers[0] !== id || registers[1] !== length) throw new NotSunSpec(`model ${id} is no longer at ${address}`)
  return (at) => registers[at - address]
}
