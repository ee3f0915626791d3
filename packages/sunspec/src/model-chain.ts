import { decodeModel, type Image, type Model } from './model-codec.ts'
import { findModel } from './models.ts'

/** Reads registers. Rejects if the device refuses or does not respond. */
export type ReadRegisters = (address: number, count: number) => Promise<readonly number[]>

/** Where a register map may begin, in the order of likelihood. */
const baseAddresses = [40_000, 0, 50_000] as const
const mark = [0x5375, 0x6e53] as const
const endId = 0xffff
/** Real devices have up to about thirty models. */
const modelsMax = 100
const addressMax = 0xffff
/** Of one Modbus request. */
const registersPerRequest = 120

export class NotSunSpec extends Error {}

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

const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'ModbusException'

/** The headers of a chain of models. One that does not end, or leaves the address space, is refused. */
export async function readHeaders(read: ReadRegisters, start: number): Promise<Header[]> {
  const headers: Header[] = []
  for (let address = start; ; ) {
    if (address + 1 > addressMax) throw new NotSunSpec('the chain of models leaves the address space')
    if (headers.length === modelsMax) throw new NotSunSpec('the chain of models does not end')
    const [id = endId, length = 0] = await read(address, 2)
    if (id === endId || id === 0) return headers
    if (length === 0) throw new NotSunSpec(`model ${id} at ${address} has no length`)
    headers.push({ address, id, length })
    address += 2 + length
  }
}

/** Reads and decodes the models that are known among the given ones. */
export async function readModels(read: ReadRegisters, headers: readonly Header[]): Promise<Model[]> {
  const models: Model[] = []
  for (const header of headers) if (findModel(header.id)) models.push(decodeModel(await readImage(read, header), header))
  return models
}

async function readImage(read: ReadRegisters, { address, length }: Header): Promise<Image> {
  const registers: number[] = []
  for (let from = address; from < address + 2 + length; from += registersPerRequest) {
    registers.push(...(await read(from, Math.min(registersPerRequest, address + 2 + length - from))))
  }
  return (at) => registers[at - address]
}
