import type { conflict as english } from '../en/conflict.ts'
import type { Translation } from '../sentence.ts'

/** Due persone hanno modificato la stessa scheda: che cosa si chiede alla seconda. */
export const conflict: Translation<typeof english> = {
  intro: 'Nel frattempo qualcun altro ha salvato. Scegli per ogni campo che cosa deve restare.',
  savedAt: 'Salvato {time}',
  mine: 'La tua versione',
  saved: 'Versione salvata',
  both: 'modificato da entrambi',
  mineOnly: 'modificato da te',
  otherOnly: 'modificato dall’altra persona',
  allMine: 'Prendi tutto il mio',
  allSaved: 'Prendi tutto il salvato',
  take: 'Salva questa scelta',
  back: 'Torna al modulo',
  empty: 'vuoto',
}
