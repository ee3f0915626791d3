import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

type Value = string | number
/** A statement's text, split at its parameters, and which value each of them has. */
type Kept = { texts: TemplateStringsArray; places: readonly number[] }

/** Shapes and texts have a few kilobytes each. */
const keptMax = 300
const shapeMax = 2_000

const dialect = new PgDialect()

/**
 * Keeps the texts of a statement that is sent often, because building one takes a tenth of a call. `shape` contains all that the text
 * depends on, and `values` all parameters, in any order. A statement with others is built each time.
 */
export class KeptStatements {
  readonly #kept = new Map<string, Kept | undefined>()

  of<const Values extends readonly Value[]>(shape: string, values: Values, build: (values: Values) => SQL): SQL {
    const kept = this.#kept.has(shape) ? this.#kept.get(shape) : splitOf(values, build)
    this.#keep(shape, kept)
    return kept ? sql(kept.texts, ...kept.places.map((place) => values[place])) : build(values)
  }

  /** Those not used for the longest time are first. */
  #keep(shape: string, kept: Kept | undefined): void {
    if (shape.length > shapeMax) return
    this.#kept.delete(shape)
    this.#kept.set(shape, kept)
    const [oldest] = this.#kept.size > keptMax ? this.#kept.keys() : []
    if (oldest !== undefined) this.#kept.delete(oldest)
  }
}

function splitOf<Values extends readonly Value[]>(values: Values, build: (values: Values) => SQL): Kept | undefined {
  // As objects, even equal values can be told apart.
  const objects = values.map(Object)
  const { sql: text, params } = dialect.sqlToQuery(build(objects as unknown as Values))
  const places = params.map((one) => objects.indexOf(one))
  const texts = text.split(/\$\d+/)
  if (places.includes(-1) || texts.length !== places.length + 1) return undefined
  return { texts: Object.assign(texts, { raw: texts }), places }
}
