import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Models that this package knows (data/models). */
export const knownModels = [
  1, 101, 102, 103, 111, 112, 113, 120, 121, 123, 124, 160, 201, 202, 203, 204, 211, 212, 213, 214, 701, 702, 704, 713, 714, 802, 803,
] as const

const point = z.object({ name: z.string(), type: z.string(), size: z.int().min(1), sf: z.union([z.string(), z.int()]).optional() })
export type Point = z.infer<typeof point>

/**
 * Points, then groups of points. `count`: a number, 0 for as many as the model's length allows, or the name of the point with the number.
 */
export type Group = { name: string; points: Point[]; groups: Group[]; count: number | string }
const group: z.ZodType<Group, unknown> = z.lazy(() =>
  z.object({
    name: z.string(),
    points: z.array(point).default([]),
    groups: z.array(group).default([]),
    count: z.union([z.int(), z.string()]).default(1),
  }),
)
const definition = z.object({ id: z.int(), group })

const read = new Map<number, Group>()

/** The definition of a model; undefined if it is unknown. Its first two points are its ID and length. */
export function findModel(id: number): Group | undefined {
  if (!(knownModels as readonly number[]).includes(id)) return undefined
  const known = read.get(id)
  if (known) return known
  const text = readFileSync(new URL(`../data/models/model_${id}.json`, import.meta.url), 'utf8')
  const found = definition.parse(JSON.parse(text)).group
  read.set(id, found)
  return found
}

export function requireModel(id: number): Group {
  const found = findModel(id)
  if (!found) throw new RangeError(`SunSpec model ${id} is not known`)
  return found
}

/** Registers of a group's own points. */
export const sizeOf = ({ points }: Group): number => points.reduce((sum, { size }) => sum + size, 0)

/** Registers from the header of a model to one of its points. */
export function offsetOf(id: number, name: string): number {
  let offset = 0
  for (const point of requireModel(id).points) {
    if (point.name === name) return offset
    offset += point.size
  }
  throw new RangeError(`SunSpec model ${id} has no point ${name}`)
}
