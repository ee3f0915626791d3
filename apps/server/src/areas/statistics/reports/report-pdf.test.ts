import { expect, it } from 'vitest'
import { pdfOf } from './report-pdf.format.ts'

/** The text of each `Tj`, by the map that a reader uses to copy it. */
function textsOf(file: string): string[] {
  const letters = new Map([...file.matchAll(/^<([0-9a-f]{2})> <([0-9a-f]{4})>$/gm)].map(([, code = '', point = '0']) => [code, point]))
  return [...file.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, codes = '']) =>
    (codes.match(/../g) ?? []).map((code) => String.fromCodePoint(Number.parseInt(letters.get(code) ?? '', 16))).join(''),
  )
}

it('a PDF holds every row on as many pages as it takes, in the letters of all languages, and is whole', () => {
  const rows = Array.from({ length: 130 }, (_, at) => [`Erdő ${at}`, at])
  const file = pdfOf({ title: 'Ügyfelek (bérlő) – Żółw', head: ['Név', 'Ügyfelek'], rows }, '2026-01-01 – 2026-02-01 שמש').toString(
    'latin1',
  )
  const texts = textsOf(file)
  expect(texts).toContain('Ügyfelek (bérlő) – Żółw')
  expect(texts).toContain('2026-01-01 – 2026-02-01 ???')
  for (const [name, count] of rows) expect(texts).toEqual(expect.arrayContaining([name, String(count)]))
  expect(file.match(/\/Type \/Page /g)).toHaveLength(3)
  expect(file).toContain('/ohungarumlaut')
  // Every object is where the table says.
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  const [, ...places] = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  expect(places.every((place, at) => file.startsWith(`${at + 2} 0 obj`, place))).toBe(true)
  const wide = pdfOf({ title: 'W', head: ['x'.repeat(900)], rows: [['y'.repeat(900)]] }, '').toString('latin1')
  expect(textsOf(wide).some((text) => text.endsWith('…'))).toBe(true)
})
