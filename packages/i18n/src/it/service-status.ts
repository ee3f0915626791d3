import type { serviceStatus as english } from '../en/service-status.ts'
import type { Translation } from '../sentence.ts'

export const serviceStatus: Translation<typeof english> = {
  title: 'Stato del servizio',
  well: 'Tutto funziona come deve.',
  problems: 'Da risolvere',
  processes: 'Processi',
  noProcess: 'Nessun processo si è ancora annunciato',
  queues: 'Lavori',
  noQueue: 'Non ci sono ancora lavori',
  figures: 'Valori',
  seconds: '{count} s',
  role: {
    api: 'API',
    ingest: 'Ricezione dati',
    worker: 'Worker',
  },
  process: {
    host: 'Host',
    roles: 'Ruoli',
    state: 'Stato',
    ok: 'In funzione',
    silent: 'Non risponde',
    lacks: 'Non raggiunge: {parts}',
    seenAt: 'Ultimo segnale',
    startedAt: 'Avviato',
    version: 'Versione',
    memory: 'Memoria',
    disk: 'Spazio libero su disco',
    waitingSamples: 'Misurazioni da salvare',
    clock: 'Orologio avanti di',
  },
  queue: {
    name: 'Coda',
    waiting: 'In attesa',
    waitingSince: 'In attesa da',
    active: 'In corso',
    stuck: 'Bloccati',
    failed: 'Falliti (24 h)',
  },
  fact: {
    version: 'Versione',
    measuredAt: 'Misurazione più recente',
    rollup: 'Quarti d’ora da sommare',
    mails: 'E-mail in attesa',
    noMailServer: '{count}, nessun server di posta',
    lastBackup: 'Ultimo backup',
    noBackup: 'Ancora nessuno',
    database: 'Database',
    connections: 'Connessioni al database',
    ofMax: '{count} di {max}',
    migration: 'Migrazione più recente',
  },
  notice: {
    past: 'L’energia dei mesi passati è in caricamento, a partire dai più recenti: caricato {share}.',
    pastLabel: 'Caricamento dell’energia passata',
    copy: 'Stai vedendo una copia del servizio. Non riceve e non invia nulla; ciò che modifichi qui non è nell’originale.',
    planned: 'È prevista una manutenzione, durante la quale non si può modificare nulla:',
    now: 'La manutenzione è in corso. Puoi consultare tutto; fino alla fine solo i membri root possono fare modifiche:',
  },
  original: {
    make: 'Rendi questa l’originale',
    title: 'Rendere questa l’originale?',
    text: 'Da quel momento, con il nome {name}, riceve dai gateway, invia le e-mail in attesa ed esegue i lavori. Fallo solo se l’originale non esiste più e non tornerà: due originali si sottraggono le misurazioni a vicenda.',
    confirm: 'Rendi l’originale',
    done: 'Ora questa è l’originale',
    failed: 'Non è stato possibile renderla l’originale. {reason}',
  },
  alert: {
    began: 'Richiede attenzione',
    ended: 'Risolto',
    endedWay: 'Non c’è più nulla da fare.',
    test: 'Prova',
    testTitle: 'Gli allarmi ti arrivano',
    testWay: 'Questa è una prova dei destinatari degli allarmi. Non c’è nulla da fare.',
  },
  problem: {
    copy: {
      title: 'Questa è una copia, non l’originale',
      way: 'Non riceve dati dai gateway, non invia e-mail, non interroga i fornitori e non esegue lavori. Se l’originale non esiste più, rendi questa l’originale, qui o con wattdesk original --confirm.',
    },
    'role-missing': {
      title: 'Un ruolo non ha processi',
      way: 'API, ricezione dati e worker hanno bisogno ciascuno di almeno un processo. Avviane uno con il ruolo mancante (ROLES).',
    },
    'process-silent': {
      title: 'Un processo non risponde',
      way: 'Non dà segnali da un minuto. Se è stato fermato per sempre, lascia l’elenco dopo un giorno, o subito se un altro lo sostituisce; altrimenti guarda il suo log e riavvialo.',
    },
    'part-unavailable': {
      title: 'Un processo non raggiunge una parte di cui ha bisogno',
      way: 'Controlla che database, nodi, replica, bus e broker funzionino e siano raggiungibili. Senza la replica risponde il database primario. Migrazioni e permessi mancanti: wattdesk migrate (dai sorgenti: npm run db:migrate).',
    },
    'disk-full': {
      title: 'Un disco è quasi pieno',
      way: 'È libero meno di un decimo. Libera spazio: un disco pieno ferma il database.',
    },
    'certificate-old': {
      title: 'Il certificato scade presto',
      way: 'Il certificato dell’indirizzo del portale è valido per meno di 14 giorni. Rinnovalo e controlla perché non è stato rinnovato automaticamente.',
    },
    'ingest-behind': {
      title: 'Le misurazioni vengono salvate in ritardo',
      way: 'Più di 20.000 misurazioni sono in attesa. Controlla il disco del database, poi avvia un altro processo di ricezione.',
    },
    'jobs-stuck': {
      title: 'Alcuni lavori sono bloccati',
      way: 'Durano più del consentito. Un worker li ripete: controlla che ne funzioni uno.',
    },
    'rollup-late': {
      title: 'L’energia viene sommata in ritardo',
      way: 'Alcuni quarti d’ora attendono da più di 15 minuti. Aggiungi un worker o controlla il carico del database.',
    },
    'mails-late': {
      title: 'Alcune e-mail attendono',
      way: 'Una attende da più di un’ora. La posta in uscita mostra che cosa risponde il server di posta.',
    },
    'clock-off': {
      title: 'Un orologio non è esatto',
      way: 'L’orologio di una macchina differisce da quello del database di più di un minuto. Attiva NTP su entrambe.',
    },
    'jobs-failed': {
      title: 'Alcuni lavori sono falliti',
      way: 'Sono stati abbandonati nelle ultime 24 ore. Il log dei worker ne dice il motivo.',
    },
    'versions-differ': {
      title: 'I processi hanno versioni diverse',
      way: 'Durante un aggiornamento è normale. Altrimenti sostituisci i più vecchi.',
    },
    'backup-old': {
      title: 'Nessun backup da più di un giorno',
      way: 'Esegui wattdesk backup (dai sorgenti: npm run backup) o annota un backup fatto con un altro strumento: wattdesk backup --note STRUMENTO.',
    },
  },
}
