import type { timeline as english } from '../en/timeline.ts'
import { counted, type Translation } from '../sentence.ts'

export const timeline: Translation<typeof english> = {
  title: 'Cronologia',
  kind: {
    change: 'Modifica',
    device: 'Dispositivo',
    alarm: 'Allarme',
    invitation: 'Invito',
    'sign-in': 'Accesso',
    import: 'Importazione',
    sale: 'Vendita',
    impersonation: 'Visto come cliente',
  },
  kinds: 'Tipi di voci',
  event: {
    customer: {
      created: 'Cliente creato',
      joined: 'Primo accesso',
      deactivated: 'Cliente disattivato',
    },
    'customer-user': {
      'last-signed-in': 'Ultimo accesso',
      'signed-in': 'Accesso all’app',
    },
    invitation: {
      sent: 'Invito inviato',
      open: 'Invito aperto',
      click: 'Link dell’invito seguito',
      bounce: 'Invito non recapitabile',
      blocked: 'Invito bloccato',
      spam: 'Invito segnalato come spam',
      unsub: 'Disiscrizione dagli inviti',
    },
    device: {
      added: 'Dispositivo aggiunto',
      found: 'Dispositivo trovato dal gateway',
    },
    sale: {
      started: 'Vendita avviata',
      'step-completed': 'Passo completato',
    },
    alarm: {
      raised: 'Allarme scattato',
      cleared: 'Allarme rientrato',
    },
  },
  alarm: {
    ConnectionLost: 'Connessione persa',
    NoData: 'Nessun dato',
    BalanceResidual: 'Il bilancio non torna',
    InverterFault: 'Guasto dell’inverter',
    FirmwareUpdated: 'Firmware aggiornato',
  },
  level: {
    info: 'Informazione',
    warning: 'Avviso',
    error: 'Errore',
  },
  wholeDay: 'tutto il giorno',
  by: 'di {name}',
  period: 'Periodo',
  axis: 'Quanto è accaduto nel tempo. Trascina per scegliere un periodo.',
  axisMonth: '{month}: {entries}',
  axisHint: 'Trascina per scegliere un periodo',
  entries: counted({ one: '{count} voce', other: '{count} voci' }),
  allTime: 'Tutto il periodo',
  showing: 'da {from} a {until}',
  empty: 'Non è ancora accaduto nulla',
  emptyHint: 'Accessi, e-mail, dispositivi, allarmi e modifiche di questa casa compaiono qui da soli.',
  open: {
    log: 'Mostra che cosa è cambiato',
    account: 'Al conto',
    devices: 'Ai dispositivi',
    sales: 'Alle vendite',
    live: 'Al flusso in diretta',
  },
  field: {
    who: 'Chi',
    record: 'Record',
    at: 'Ora',
    level: 'Livello',
  },
  loading: 'Caricamento delle voci precedenti…',
  start: 'La cronologia comincia qui',
}
