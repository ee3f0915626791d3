import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { KeptStatements } from './kept-statements.ts'

const textOf = (statement: SQL) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return { text, params }
}

it('builds a statement once for a shape, and fills in the values of each call, also equal ones', () => {
  const statements = new KeptStatements()
  let built = 0
  const build = ([offset, first, second]: readonly (string | number)[]) => {
    built += 1
    return sql`select from a where b in (${first}, ${second}) or c = ${first} offset ${offset}`
  }
  const text = 'select from a where b in ($1, $2) or c = $3 offset $4'
  expect(textOf(statements.of('two', [25, 'x', 'y'], build))).toEqual({ text, params: ['x', 'y', 'x', 25] })
  expect(textOf(statements.of('two', [0, 'z', 'z'], build))).toEqual({ text, params: ['z', 'z', 'z', 0] })
  expect(built).toBe(1)
})

it('builds a statement each time if it has parameters besides the values', () => {
  const statements = new KeptStatements()
  const read = (value: string) => textOf(statements.of('one', [1], ([limit]) => sql`select from a where b = ${value} limit ${limit}`))
  expect(read('x').params).toEqual(['x', 1])
  expect(read('y').params).toEqual(['y', 1])
})

it('keeps those that were used last', () => {
  const statements = new KeptStatements()
  const built: string[] = []
  const read = (shape: string) =>
    statements.of(shape, [1], ([one]) => {
      built.push(shape)
      return sql`select ${one}`
    })
  read('often')
  for (let at = 0; at < 1_000; at++) {
    read(`seldom ${at}`)
    read('often')
  }
  expect(built.filter((shape) => shape === 'often').length).toBe(1)
  expect(built.length).toBe(1_001)
  read('seldom 0')
  expect(built.length).toBe(1_002)
})
