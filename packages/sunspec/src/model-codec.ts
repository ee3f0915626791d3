import { type Group, requireModel, sizeOf } from './models.ts'
import { decodePoint, encodePoint, scale, type Value } from './values.ts'

/** Values of points and groups, by name. */
export type Decoded = { values: Record<string, Value>; groups: Record<string, Decoded[]> }
export type Model = Decoded & { id: number }

/** A register by its address; undefined if it was not read. */
export type Image = (address: number) => number | undefined

const headerSize = 2

/** Decodes a model whose header is at `address`. Groups beyond its length are dropped. */
export function decodeModel(image: Image, { address, id, length }: { address: number; id: number; length: number }): Model {
  const end = address + headerSize + length
  const { decoded } = decodeGroup(requireModel(id), image, { address, end, above: [] })
  return { id, ...decoded }
}

type Place = { address: number; end: number; above: Record<string, Value>[] }

function decodeGroup(group: Group, image: Image, { address, end, above }: Place): { decoded: Decoded; next: number } {
  let next = address
  const raw = group.points.map((point) => {
    const place = next
    next += point.size
    const registers = Array.from({ length: point.size }, (_, index) => (place + index < end ? image(place + index) : undefined))
    const isRead = registers.every((register) => register !== undefined)
    return [point.name, isRead ? decodePoint(point, registers) : undefined] as const
  })
  const values: Record<string, Value> = Object.fromEntries(raw)
  const scopes = [values, ...above]
  for (const { name, sf } of group.points) {
    const value = values[name]
    if (sf === undefined || typeof value !== 'number') continue
    const factor = typeof sf === 'number' ? sf : lookUp(scopes, sf)
    values[name] = typeof factor === 'number' ? scale(value, factor) : undefined
  }
  const groups: Record<string, Decoded[]> = {}
  for (const inner of group.groups) {
    const list: Decoded[] = []
    const count = countOf(inner, scopes, end - next)
    while (list.length < count && next + sizeOf(inner) <= end) {
      const one = decodeGroup(inner, image, { address: next, end, above: scopes })
      list.push(one.decoded)
      next = one.next
    }
    groups[inner.name] = list
  }
  return { decoded: { values, groups }, next }
}

function countOf({ count, ...group }: Group, scopes: Record<string, Value>[], left: number): number {
  if (count === 0) return Math.floor(left / sizeOf({ count, ...group }))
  const given = typeof count === 'string' ? lookUp(scopes, count) : count
  return typeof given === 'number' ? given : 0
}

const lookUp = (scopes: Record<string, Value>[], name: string): Value => scopes.find((values) => name in values)?.[name]

type Given = { values: Record<string, Value>; groups?: Record<string, Given[]> }

/** The registers of a model, with its header. Values are scaled; `values` includes the scale factors. */
export function encodeModel(id: number, given: Given): number[] {
  const body = encodeGroup(requireModel(id), given, [])
  const length = body.length - headerSize
  return [id, length, ...body.slice(headerSize)]
}

function encodeGroup(group: Group, { values, groups = {} }: Given, above: Record<string, Value>[]): number[] {
  const scopes = [values, ...above]
  const own = group.points.flatMap((point) => {
    const value = values[point.name]
    const factor = typeof point.sf === 'string' ? lookUp(scopes, point.sf) : point.sf
    const isScaled = typeof value === 'number' && typeof factor === 'number'
    return encodePoint(point, isScaled ? Math.round(scale(value, -factor)) : value)
  })
  return [...own, ...group.groups.flatMap((inner) => (groups[inner.name] ?? []).flatMap((one) => encodeGroup(inner, one, scopes)))]
}
