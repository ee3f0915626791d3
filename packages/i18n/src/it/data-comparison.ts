import type { dataComparison as english } from '../en/data-comparison.ts'
import type { Translation } from '../sentence.ts'

/** Ciò che un dispositivo ha inviato in un giorno accanto a ciò che è memorizzato della sua casa. */
export const dataComparison: Translation<typeof english> = {
  title: 'Inviato e memorizzato',
  hint: 'Ricalcola i quarti d’ora da ciò che il dispositivo ha inviato in questo giorno e li confronta con quelli memorizzati. Le misure si conservano per 90 giorni.',
  device: 'Dispositivo',
  date: 'Giorno',
  previousDay: 'Giorno precedente',
  nextDay: 'Giorno successivo',
  noDevice: 'Niente da confrontare',
  noDeviceHint: 'Questo cliente non ha né gateway né impianti FV e batteria.',
  samples: 'Misure ricevute',
  firstAt: 'Prima',
  lastAt: 'Ultima',
  timeZone: 'Fuso orario',
  sentSlots: 'Quarti d’ora ricevuti',
  sentCovered: 'Misurato',
  storedSlots: 'Quarti d’ora memorizzati',
  storedCovered: 'Memorizzato',
  otherSources:
    'Anche un altro dispositivo misura questa casa. Ogni quarto d’ora memorizzato proviene dal dispositivo che ne copre di più.',
  sums: 'Totali del giorno',
  differing: 'Quarti d’ora diversi',
  showAll: 'Mostra tutti ({count})',
  gaps: 'Interruzioni di oltre cinque minuti',
  nothing: 'In questo giorno non è stato ricevuto né memorizzato nulla.',
  noDiffering: 'Tutto ciò che è stato ricevuto è memorizzato senza modifiche.',
  noGap: 'Nessuna interruzione',
  quantity: 'Grandezza',
  sent: 'Ricevuto',
  stored: 'Memorizzato',
  difference: 'Differenza',
  quarterHour: 'Quarto d’ora',
  from: 'Da',
  until: 'A',
  lasted: 'Durata',
}
