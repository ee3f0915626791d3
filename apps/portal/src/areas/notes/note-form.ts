import type { CustomerNote, NoteMember } from '@wattdesk/contract/notes/models.ts'

export type NoteValues = {
  text: string
  isPinned: boolean
  mentions: NoteMember[]
  /** The version read; 0 for a new note. */
  version: number
}

export const noteValues = ({ text, isPinned, mentions, version }: CustomerNote): NoteValues => ({ text, isPinned, mentions, version })

export const toNoteUpdate = (values: NoteValues) => ({ version: values.version, text: values.text, mentions: mentionsIn(values) })

export const mentionOf = (member: NoteMember): string => `@${member.name}`

/** Only members whose names are still in the text. */
export function mentionsIn({ text, mentions }: NoteValues): string[] {
  const named = new Set(partsOf(text, mentions).flatMap((part) => (part.isMention ? [part.text] : [])))
  return mentions.filter((member) => named.has(mentionOf(member))).map((member) => member.id)
}

/** The union of two lists by ID. */
export function allMembers(some: readonly NoteMember[], others: readonly NoteMember[]): NoteMember[] {
  return [...some, ...others.filter(({ id }) => !some.some((one) => one.id === id))]
}

/** The beginning of a name after an `@` just before the caret, or undefined. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | undefined {
  const match = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/u.exec(text.slice(0, caret))
  const typed = match?.[1]
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed }
}

/** Replaces the typed text by the name, and returns the caret's position after it. */
export function withMention(text: string, from: number, caret: number, member: NoteMember): { text: string; caret: number } {
  const name = `${mentionOf(member)} `
  return { text: text.slice(0, from) + name + text.slice(caret).replace(/^ /, ''), caret: from + name.length }
}

/** Splits a note's text at the names of mentioned members. */
export function partsOf(text: string, mentions: readonly NoteMember[]): { text: string; isMention: boolean }[] {
  const names = new Set(mentions.map(mentionOf))
  if (names.size === 0) return [{ text, isMention: false }]
  // Longest first, because one name may begin with another.
  const choices = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text
    .split(new RegExp(`((?:${choices.join('|')})(?![\\p{L}\\p{N}]))`, 'u'))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMention: names.has(part) }))
}
