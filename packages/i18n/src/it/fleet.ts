import type { fleet as english } from '../en/fleet.ts'
import { counted, type Translation } from '../sentence.ts'

export const fleet: Translation<typeof english> = {
  title: 'Mappa delle case',
  sites: counted({ one: '{count} casa', other: '{count} case' }),
  list: counted({ one: 'Elenca {count} casa: {state}', other: 'Elenca {count} case: {state}' }),
  open: 'Apri la mappa',
  show: 'Mostra',
  state: { error: 'Errore', warning: 'Avvertimento', silent: 'Non trasmette', ok: 'In ordine', no_gateway: 'Senza gateway' },
  means: {
    error: 'Un errore è aperto.',
    warning: 'Un avvertimento è aperto.',
    silent: 'Ha un gateway ma non invia misurazioni.',
    ok: 'È misurata e non ha allarmi.',
    no_gateway: 'Non ha né gateway né misurazioni.',
  },
  inView: counted({ one: '{count} casa visibile', other: '{count} case visibili' }),
  approximately: '{town} (posizione approssimativa)',
  unplaced: counted({ one: '{count} casa non ha coordinate.', other: '{count} case non hanno coordinate.' }),
  cut: 'Sono mostrati solo i gruppi più grandi. Ingrandisci per vedere gli altri.',
  counted: 'Conteggio',
  notCounted: 'Le case vengono contate per la prima volta.',
  none: 'Qui non ci sono case',
  noneHint: 'Sposta la mappa o mostra tutti gli stati.',
  table: 'Case visibili',
  place: 'Luogo',
  total: 'Case',
  around: 'intorno a {town}',
  closer: 'Ingrandisci',
  more: 'I {shown} gruppi più grandi di {total}.',
}
