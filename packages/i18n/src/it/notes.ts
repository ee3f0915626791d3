import type { notes as english } from '../en/notes.ts'
import { counted, type Translation } from '../sentence.ts'

export const notes: Translation<typeof english> = {
  button: 'Note',
  title: 'Note su {name}',
  new: 'Nuova nota',
  text: 'Nota',
  textHelp: 'Scrivi @ e un nome per menzionare un collega, che riceverà un’e-mail.',
  mention: 'Menziona un collega',
  pinNew: 'Fissa in alto nella scheda del cliente',
  write: 'Aggiungi nota',
  written: 'La nota è stata aggiunta.',
  changed: 'La nota è stata modificata.',
  removed: 'La nota è stata rimossa.',
  edited: 'modificata',
  pinned: 'Fissata',
  pin: 'Fissa',
  unpin: 'Non fissare più',
  edit: 'Modifica',
  remove: 'Rimuovi',
  removeAsk: 'Rimuovere definitivamente questa nota?',
  keep: 'Mantieni',
  none: 'Ancora nessuna nota',
  noneHint: 'Annota ciò che i colleghi devono sapere alla prossima chiamata. I clienti non vedono mai le note.',
  older: 'Mostra note precedenti',
  of: 'Nota di {name}',
  count: counted({ one: '{count} nota', other: '{count} note' }),
}
