import type { conflict as english } from '../en/conflict.ts'
import type { Translation } from '../sentence.ts'

/** Zwei haben denselben Datensatz geändert: was die zweite Person gefragt wird. */
export const conflict: Translation<typeof english> = {
  intro: 'Jemand anderes hat das inzwischen gespeichert. Wählen Sie für jedes Feld, was bleiben soll.',
  savedAt: 'Gespeichert {time}',
  mine: 'Ihre Fassung',
  saved: 'Gespeicherte Fassung',
  both: 'von beiden geändert',
  mineOnly: 'von Ihnen geändert',
  otherOnly: 'von der anderen Person geändert',
  allMine: 'Alles von mir',
  allSaved: 'Alles Gespeicherte',
  take: 'Diese Auswahl speichern',
  back: 'Zurück zum Formular',
  empty: 'leer',
}
