import type { gatewayHistory as english } from '../en/gateway-history.ts'
import { counted, type Translation } from '../sentence.ts'

export const gatewayHistory: Translation<typeof english> = {
  title: 'Cronologia del gateway',
  past: 'Quante volte il gateway è stato offline',
  measured: 'Misurato negli ultimi 30 giorni',
  day: '{day}: {duration} misurati',
  dayBefore: '{day}: prima che il gateway fosse aggiunto',
  gaps: 'Interruzioni negli ultimi 30 giorni',
  noGap: 'Nessuna interruzione di 15 minuti o più',
  lasts: 'in corso',
  scans: 'Scansioni negli ultimi 90 giorni',
  noScan: 'Nessuna scansione',
  took: 'durata: {duration}',
  found: counted({ one: '{count} apparecchio trovato', other: '{count} apparecchi trovati' }),
  foundNew: 'nuovi: {count}',
  timedOut: 'nessuna risposta',
  missing: 'Messaggi mancanti',
  noneMissing: 'Nessun messaggio mancante',
  missingCount: counted({ one: 'Manca {count} messaggio', other: 'Mancano {count} messaggi' }),
  missingAsked: 'È stato chiesto al gateway di inviarli di nuovo.',
  missingGone: 'Il gateway non li ha più.',
  missingRange: 'da {from} a {to}',
  andMore: '{count} e oltre',
  all: 'Mostra tutti ({count})',
}
