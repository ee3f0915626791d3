import type { charging as english } from '../en/charging.ts'
import type { Translation } from '../sentence.ts'

export const charging: Translation<typeof english> = {
  connect: 'Collega tramite OCPP',
  connectHint:
    'La wallbox si collega tramite OCPP 1.6 o 2.0.1 JSON con il suo numero di stazione e una password. Inserisci entrambi nelle sue impostazioni. Da quel momento comunica le sue ricariche e da qui puoi avviare, fermare e limitare la ricarica.',
  connectAgain:
    'Viene generata una nuova password. Quella precedente smette subito di valere e la wallbox resta scollegata finché la nuova non viene inserita nelle sue impostazioni.',
  makePassword: 'Genera password',
  passwordOnce: 'Inserisci questi dati nelle impostazioni della wallbox. La password viene mostrata solo adesso.',
  url: 'Indirizzo (sistema centrale)',
  identity: 'Identità e nome utente',
  password: 'Password',
  start: 'Avvia la ricarica',
  stop: 'Ferma la ricarica',
  started: 'La ricarica è stata richiesta. Inizia appena viene collegata un’auto.',
  stopped: 'È stato richiesto alla wallbox di fermare la ricarica.',
  failed: 'L’operazione non è riuscita: {message}',
  away: 'Non collegata tramite OCPP',
  limit: 'Limita la ricarica',
  limitLabel: 'Corrente di ricarica massima',
  limitHelp: 'Almeno 6 A e non più della corrente di uscita. Lascia vuoto per togliere il limite.',
  limitAway: 'La wallbox non è collegata. Il limite viene salvato ora e inviato quando la wallbox si collega.',
  limitSaved: {
    away: 'Il limite è salvato, ma non ancora confermato. Viene inviato quando la wallbox si collega.',
    waiting: 'Il limite è salvato. Viene inviato finché la wallbox non risponde.',
    refused: 'Il limite è salvato, ma la wallbox lo ha rifiutato. Viene inviato di nuovo finché la wallbox non lo accetta.',
    set: 'La wallbox ha accettato il limite.',
  },
  limitLifted: {
    away: 'La wallbox non è collegata. Il suo limite viene tolto quando si collega.',
    waiting: 'La wallbox non ha ancora risposto. La richiesta viene ripetuta finché non toglie il limite.',
    refused: 'La wallbox ha rifiutato di togliere il limite. La richiesta viene ripetuta finché non la accetta.',
    set: 'Il limite è stato tolto.',
  },
  limited: 'fino a {limit} A',
  limitState: {
    waiting: 'limite non ancora confermato',
    refused: 'limite rifiutato dalla wallbox',
  },
  status: {
    none: 'Collegata',
    Available: 'Disponibile',
    Preparing: 'Auto collegata',
    Charging: 'In carica',
    SuspendedEVSE: 'Sospesa dalla wallbox',
    SuspendedEV: 'Sospesa dall’auto',
    Finishing: 'In conclusione',
    Reserved: 'Riservata',
    Unavailable: 'Non disponibile',
    Faulted: 'Guasta',
  },
}
