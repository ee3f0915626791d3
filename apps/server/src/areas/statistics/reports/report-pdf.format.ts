import type { Sheet } from './report-file.format.ts'

/**
 * A report as a PDF: its table on as many pages as it takes. The fonts are those that every reader has, so each file encodes the
 * letters that it needs, by the names that PDF gives them.
 */
export function pdfOf({ title, head, rows }: Sheet, subtitle: string): Buffer {
  const letters = lettersOf([title, subtitle, '0123456789/…', ...head, ...rows.flat().map(String)])
  const page = head.length > 6 ? { width: 842, height: 595 } : { width: 595, height: 842 }
  const widths = columnWidths(head, rows, page.width - 2 * margin)
  const perPage = Math.floor((page.height - 2 * margin - headHeight) / lineHeight)
  const count = Math.max(1, Math.ceil(rows.length / perPage))
  const pages = Array.from({ length: count }, (_, at) =>
    drawPage(
      { title, subtitle, head, rows: rows.slice(at * perPage, (at + 1) * perPage), number: `${at + 1} / ${count}` },
      { page, widths, letters },
    ),
  )
  return assemble(pages, page, letters)
}

const margin = 40
const headHeight = 64
const lineHeight = 14
const gap = 8
const fontSize = 8

type Page = { width: number; height: number }
type Letters = Map<string, number>
type Content = Sheet & { subtitle: string; number: string }

function drawPage(
  { title, subtitle, head, rows, number }: Content,
  { page, widths, letters }: { page: Page; widths: number[]; letters: Letters },
) {
  const parts: string[] = []
  const write = (text: string, x: number, y: number, { font = 'F1', size = fontSize }: { font?: string; size?: number } = {}) =>
    parts.push(`BT /${font} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td <${hexOf(text, letters)}> Tj ET`)
  const top = page.height - margin
  write(title, margin, top - 14, { font: 'F2', size: 14 })
  write(subtitle, margin, top - 30)
  write(number, page.width - margin - widthOf(number), top - 14)
  const line = (cells: readonly (string | number)[], y: number, font: string) => {
    let x = margin
    for (const [at, cell] of cells.entries()) {
      const width = widths[at] ?? 0
      const text = cutTo(String(cell), width)
      write(text, typeof cell === 'number' || isNumeric(rows, at) ? x + width - widthOf(text) : x, y, { font })
      x += width + gap
    }
  }
  const first = top - headHeight
  line(head, first + lineHeight, 'F2')
  parts.push(`0.6 G 0.5 w ${margin} ${first + lineHeight - 4} m ${page.width - margin} ${first + lineHeight - 4} l S`)
  for (const [at, cells] of rows.entries()) line(cells, first - at * lineHeight, 'F1')
  return parts.join('\n')
}

const isNumeric = (rows: Sheet['rows'], column: number) => typeof rows[0]?.[column] === 'number'

/** As wide as the widest text; when that is more than the page, all give way alike. */
function columnWidths(head: readonly string[], rows: Sheet['rows'], room: number): number[] {
  const wanted = head.map((name, at) => Math.max(widthOf(name) * 1.1, ...rows.map((row) => widthOf(String(row[at] ?? '')))))
  const left = room - gap * (head.length - 1)
  const sum = wanted.reduce((total, width) => total + width, 0)
  return sum <= left ? wanted : wanted.map((width) => (width * left) / sum)
}

function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width + 0.1) return text
  let kept = text
  while (kept !== '' && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1)
  return `${kept}…`
}

/** Widths of Helvetica's letters from the blank to the tilde, in thousandths of the font's size. */
const advances =
  '278278355556556889667191333333389584278333278278556556556556556556556556556556278278584584584556' +
  '1015667667722722667611778722278500667556833722778667778722667611722667944667667611278278278469556' +
  '333556556500556556278556556222222500222833556556556556333500278556500722500500500334260334584'
const widthAt = (at: number) => {
  // The only letter of four digits is @, the 33rd.
  if (at === 32) return 1_015
  const from = at * 3 + (at > 32 ? 1 : 0)
  return Number(advances.slice(from, from + 3))
}

function widthOf(text: string): number {
  const sum = [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce((total, letter) => {
    const at = (letter.codePointAt(0) ?? 0) - 32
    return total + (at >= 0 && at < 95 ? widthAt(at) : 600)
  }, 0)
  return (sum * fontSize) / 1_000
}

const asciiNames: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash ' +
    'zero one two three four five six seven eight nine colon semicolon less equal greater question at'
  )
    .split(' ')
    .map((name, at) => [String.fromCharCode(32 + at), name]),
)
const otherNames: Readonly<Record<string, string>> = {
  ...{ '[': 'bracketleft', '\\': 'backslash', ']': 'bracketright', '^': 'asciicircum', _: 'underscore', '`': 'grave' },
  ...{ '{': 'braceleft', '|': 'bar', '}': 'braceright', '~': 'asciitilde', ß: 'germandbls', ł: 'lslash', Ł: 'Lslash' },
  ...{ đ: 'dcroat', Đ: 'Dcroat', ø: 'oslash', Ø: 'Oslash', æ: 'ae', Æ: 'AE', '€': 'Euro', '–': 'endash', '—': 'emdash' },
  ...{ '’': 'quoteright', '‘': 'quoteleft', '“': 'quotedblleft', '”': 'quotedblright', '„': 'quotedblbase', '…': 'ellipsis' },
  ...{ '·': 'periodcentered', '«': 'guillemotleft', '»': 'guillemotright', '×': 'multiply', '°': 'degree', '²': 'twosuperior' },
}
const markNames: Readonly<Record<string, string>> = {
  ...{ '\u0300': 'grave', '\u0301': 'acute', '\u0302': 'circumflex', '\u0303': 'tilde', '\u0304': 'macron', '\u0306': 'breve' },
  ...{ '\u0307': 'dotaccent', '\u0308': 'dieresis', '\u030a': 'ring', '\u030b': 'hungarumlaut', '\u030c': 'caron' },
  ...{ '\u0327': 'cedilla', '\u0328': 'ogonek' },
}

/** PDF's name of a letter: of one with a mark, that of the letter and of the mark. Undefined if the fonts lack it. */
function nameOf(letter: string): string | undefined {
  const [base = '', mark, ...more] = letter.normalize('NFD')
  const name = asciiNames[letter] ?? otherNames[letter]
  if (name) return name
  if (!/^[A-Za-z]$/.test(base) || more.length > 0) return undefined
  if (mark === undefined) return base
  return markNames[mark] && `${base}${markNames[mark]}`
}

const codesFrom = 33
const codesMax = 255 - codesFrom

/** A code for each letter that the texts need; those that the fonts lack become question marks. */
function lettersOf(texts: readonly string[]): Letters {
  const needed = [...new Set(['?', ...[...texts.join('').normalize('NFC')].filter((letter) => nameOf(letter))])]
  return new Map(needed.slice(0, codesMax).map((letter, at) => [letter, codesFrom + at]))
}

const hex = (value: number, digits = 2) => value.toString(16).padStart(digits, '0')
const hexOf = (text: string, letters: Letters) =>
  [...text.normalize('NFC')].map((letter) => hex(letters.get(letter) ?? letters.get('?') ?? codesFrom)).join('')

/** The file: a catalogue, pages with their content, two fonts, and the text that each code stands for. */
function assemble(contents: readonly string[], { width, height }: Page, letters: Letters): Buffer {
  const names = [...letters.keys()].map((letter) => `/${nameOf(letter)}`).join(' ')
  const encoding = `<< /Type /Encoding /Differences [${codesFrom} ${names}] >>`
  const font = (base: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding 5 0 R /ToUnicode 6 0 R >>`
  const kids = contents.map((_, at) => `${7 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    encoding,
    stream(unicodeMap(letters)),
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${8 + at * 2} 0 R >>`,
      stream(content),
    ]),
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** So that text can be searched and copied. */
function unicodeMap(letters: Letters): string {
  const pairs = [...letters].map(([letter, code]) => `<${hex(code)}> <${hex(letter.codePointAt(0) ?? 63, 4)}>`)
  const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, at) => pairs.slice(at * 100, (at + 1) * 100))
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def /CMapName /Letters def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
