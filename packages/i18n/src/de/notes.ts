import type { notes as english } from '../en/notes.ts'
import { counted, type Translation } from '../sentence.ts'

export const notes: Translation<typeof english> = {
  button: 'Notizen',
  title: 'Notizen zu {name}',
  new: 'Neue Notiz',
  text: 'Notiz',
  textHelp: 'Mit @ und einem Namen erwähnen Sie jemanden aus dem Team; die Person erhält eine E-Mail.',
  mention: 'Jemanden erwähnen',
  pinNew: 'Oben beim Kunden anheften',
  write: 'Notiz hinzufügen',
  written: 'Die Notiz wurde hinzugefügt.',
  changed: 'Die Notiz wurde geändert.',
  removed: 'Die Notiz wurde entfernt.',
  edited: 'bearbeitet',
  pinned: 'Angeheftet',
  pin: 'Anheften',
  unpin: 'Nicht mehr anheften',
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  removeAsk: 'Diese Notiz endgültig entfernen?',
  keep: 'Behalten',
  none: 'Noch keine Notizen',
  noneHint: 'Schreiben Sie auf, was das Team beim nächsten Anruf wissen sollte. Kunden sehen Notizen nie.',
  older: 'Ältere Notizen anzeigen',
  of: 'Notiz von {name}',
  count: counted({ one: '{count} Notiz', other: '{count} Notizen' }),
}
