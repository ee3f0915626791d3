import { type Attrs, DOMParser, DOMSerializer, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { marks as basicMarks, nodes as basicNodes } from 'prosemirror-schema-basic'
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list'
import { tableNodes } from 'prosemirror-tables'

/** Written as the first of its tags. */
const markOf = (...tags: [string, ...string[]]): MarkSpec => ({ parseDOM: tags.map((tag) => ({ tag })), toDOM: () => [tags[0], 0] })

const { paragraph, blockquote, horizontal_rule, code_block, text, hard_break } = basicNodes
const levels = [2, 3, 4]

const heading: NodeSpec = {
  ...basicNodes.heading,
  attrs: { level: { default: 2, validate: 'number' } },
  // The page's title is the only h1.
  parseDOM: [{ tag: 'h1', attrs: { level: 2 } }, ...levels.map((level) => ({ tag: `h${level}`, attrs: { level } }))],
}

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'inline*',
  cellAttributes: {
    scope: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute('scope'),
      setDOMAttr: (value, attributes) => {
        if (value) attributes.scope = value
      },
    },
  },
})

/** What the server keeps of HTML: it removes everything else. */
export const htmlSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...{ paragraph, blockquote, horizontal_rule, heading, code_block, text, hard_break },
    ordered_list: { ...orderedList, content: 'list_item+', group: 'block' },
    bullet_list: { ...bulletList, content: 'list_item+', group: 'block' },
    list_item: { ...listItem, content: 'paragraph block*' },
    ...tables,
  },
  marks: {
    link: basicMarks.link,
    strong: basicMarks.strong,
    em: basicMarks.em,
    underline: markOf('u'),
    strike: markOf('s', 'del', 'strike'),
    sub: { ...markOf('sub'), excludes: 'sup' },
    sup: { ...markOf('sup'), excludes: 'sub' },
    code: basicMarks.code,
    lang: {
      attrs: { lang: { validate: 'string' } },
      parseDOM: [{ tag: 'span[lang]', getAttrs: (span): Attrs => ({ lang: span.getAttribute('lang') ?? '' }) }],
      toDOM: ({ attrs }) => ['span', { lang: attrs.lang }, 0],
    },
  },
})

/** Reads HTML without running or loading anything in it. */
export function documentOf(html: string): Node {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  return DOMParser.fromSchema(htmlSchema).parse(body)
}

/** Empty for an empty document. */
export function htmlOf(document: Node): string {
  const isEmpty = document.childCount === 1 && document.firstChild?.type.name === 'paragraph' && document.firstChild.childCount === 0
  if (isEmpty) return ''
  const place = window.document.createElement('div')
  place.append(DOMSerializer.fromSchema(htmlSchema).serializeFragment(document.content))
  return place.innerHTML
}
