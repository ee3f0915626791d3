import { counted } from '../sentence.ts'

/** Notes of the staff on a customer. */
export const notes = {
  button: 'Notes',
  title: 'Notes on {name}',
  new: 'New note',
  text: 'Note',
  textHelp: 'Type @ and a name to mention a colleague; they get an e-mail.',
  mention: 'Mention a colleague',
  pinNew: 'Pin to the top of the customer',
  write: 'Add note',
  written: 'The note was added.',
  changed: 'The note was changed.',
  removed: 'The note was removed.',
  edited: 'edited',
  pinned: 'Pinned',
  pin: 'Pin',
  unpin: 'Unpin',
  edit: 'Edit',
  remove: 'Remove',
  removeAsk: 'Remove this note for good?',
  keep: 'Keep',
  none: 'No notes yet',
  noneHint: 'Write down what colleagues should know on the next call. Customers never see notes.',
  older: 'Show older notes',
  of: 'Note by {name}',
  count: counted({ one: '{count} note', other: '{count} notes' }),
} as const
