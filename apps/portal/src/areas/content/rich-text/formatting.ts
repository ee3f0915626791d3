import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Attrs, MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import { htmlSchema } from './html-schema.ts'

const { marks, nodes } = htmlSchema

export const toolNames = ['bold', 'italic', 'underline', 'heading', 'subheading', 'bullets', 'numbers', 'quote', 'undo', 'redo'] as const
export type ToolName = (typeof toolNames)[number]

/** Tools without `isOn` have no state at the cursor. */
export type Tool = { run: Command; isOn?: (state: EditorState) => boolean }

export const tools: Record<ToolName, Tool> = {
  bold: { run: toggleMark(marks.strong), isOn: (state) => hasMark(state, marks.strong) },
  italic: { run: toggleMark(marks.em), isOn: (state) => hasMark(state, marks.em) },
  underline: { run: toggleMark(marks.underline), isOn: (state) => hasMark(state, marks.underline) },
  heading: blockTool(nodes.heading, { level: 2 }),
  subheading: blockTool(nodes.heading, { level: 3 }),
  bullets: listTool(nodes.bullet_list),
  numbers: listTool(nodes.ordered_list),
  quote: toggled(wrapIn(nodes.blockquote), lift, (state) => isWithin(state, nodes.blockquote)),
  undo: { run: undo },
  redo: { run: redo },
}

/** As in other editors, except that Tab leaves the field and Ctrl K opens the palette. */
export const plugins: Plugin[] = [
  history(),
  keymap({
    'Mod-b': tools.bold.run,
    'Mod-i': tools.italic.run,
    'Mod-u': tools.underline.run,
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Shift-Enter': (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
      return true
    },
    Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap.Enter ?? (() => false)),
  }),
  keymap(baseKeymap),
]

/** Links the selection to an address; an empty address unlinks it. */
export const linkTo = (href: string): Command =>
  href ? toggleMark(marks.link, { href }, { removeWhenPresent: false }) : toggleMark(marks.link)

/** The address that the selection, or the word at the cursor, links to. */
export function linkAt({ selection, doc }: EditorState): string | undefined {
  let href: string | undefined
  doc.nodesBetween(selection.from, Math.max(selection.to, selection.from + 1), (node) => {
    href ??= marks.link.isInSet(node.marks)?.attrs.href
  })
  return href
}

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  if (!selection.empty) return doc.rangeHasMark(selection.from, selection.to, mark)
  return mark.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType, attrs?: Attrs): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).hasMarkup(type, attrs ?? $from.node(depth).attrs)) return true
  }
  return false
}

function toggled(on: Command, off: Command, isOn: (state: EditorState) => boolean): Tool {
  return { run: (state, dispatch, view) => (isOn(state) ? off : on)(state, dispatch, view), isOn }
}

function blockTool(type: NodeType, attrs: Attrs): Tool {
  return toggled(setBlockType(type, attrs), setBlockType(nodes.paragraph), (state) => isWithin(state, type, attrs))
}

function listTool(type: NodeType): Tool {
  return toggled(wrapInList(type), liftListItem(nodes.list_item), (state) => isWithin(state, type))
}
