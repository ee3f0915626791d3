import type { gatewayErrors as english } from '../en/gateway-errors.ts'
import type { Translation } from '../sentence.ts'

export const gatewayErrors: Translation<typeof english> = {
  title: 'Che cosa fare',
  cause: 'Causa',
  who: 'Chi può risolvere',
  step: 'Prossimo passo',
  copy: 'Copia i dati per l’assistenza',
  goToField: 'Vai al campo',
  openUnallocated: 'Apri l’impianto non assegnato',
  openImport: 'Mostra l’importazione dei dati',
  openCustomers: 'Cerca tra i clienti',
  openIntegrations: 'Apri le integrazioni',
  by: { you: 'Tu', installer: 'L’installatore', admin: 'Un amministratore', support: 'L’assistenza' },
  code: {
    GridBoxAlreadyPaired: {
      cause: 'Il gateway con questo codice di avvio si trova in un’altra casa.',
      step: 'Confronta il codice di avvio con l’etichetta. Se il gateway è stato spostato, rimuovilo prima dall’altro cliente.',
    },
    InvalidStartCode: {
      cause: 'Un codice di avvio ha 16 caratteri: cifre e lettere da A a F. Questo codice è diverso.',
      step: 'Rileggi il codice sul gateway. B e 8, D e 0 si confondono facilmente.',
    },
    NotFoundStartCode: {
      cause: 'Nessun gateway in magazzino ha questo codice di avvio.',
      step: 'Confronta ogni carattere con l’etichetta. Se sono tutti giusti, chiedi all’assistenza se il gateway è stato consegnato al tuo magazzino.',
    },
    ConfigurationNotAdded: {
      cause: 'L’impianto non è stato aggiunto, perché nello stesso momento veniva modificato.',
      step: 'Attendi qualche secondo e aggiungilo di nuovo. Se non riesce ancora, invia i dati all’assistenza.',
    },
    ConfigurationNotDeleted: {
      cause: 'L’impianto non è stato rimosso, perché è in corso un’importazione dei suoi dati.',
      step: 'Attendi che l’importazione sia finita, poi rimuovilo di nuovo.',
    },
    ConfigurationNotUpdated: {
      cause: 'L’impianto non è stato modificato, perché nello stesso momento veniva modificato o è in corso un’importazione dei suoi dati.',
      step: 'Attendi che l’importazione sia finita, poi salva di nuovo.',
    },
    CustomerNotFound: {
      cause: 'Il cliente è stato rimosso o spostato, oppure appartiene a un tenant che non vedi.',
      step: 'Cerca di nuovo il cliente. Se manca, chiedi a un amministratore che vede tutti i tenant.',
    },
    InvalidSerialNumber: {
      cause: 'Il numero di serie contiene caratteri che nessun numero di serie ha, oppure è di un altro dispositivo.',
      step: 'Inserisci il numero di serie come è stampato sul dispositivo, o lascia vuoto il campo se è facoltativo.',
    },
    InvalidSiteId: {
      cause: 'Il sito è stato rimosso o appartiene a un altro cliente.',
      step: 'Ricarica la pagina e scegli uno dei siti di questo cliente.',
    },
    InvalidCustomerNumber: {
      cause: 'Il numero cliente contiene caratteri che nessun fornitore usa.',
      step: 'Inserisci il numero cliente come appare sulla bolletta del fornitore: lettere, cifre, spazi e . / _ -',
    },
    VendorNotFound: {
      cause: 'Il fornitore è stato rimosso o non offre dispositivi di questo tipo.',
      step: 'Scegli un altro fornitore. Se manca quello giusto, chiedi a un amministratore di aggiungerlo alle integrazioni.',
    },
    UnsupportedDeviceType: {
      cause: 'Non è possibile con un dispositivo di questo tipo. Solo inverter e contatori possono ricevere un tipo.',
      step: 'Scegli un inverter o un contatore. Se il gateway ha scambiato il dispositivo per un altro, fagli scansionare di nuovo la rete.',
    },
    UnsupportedConfiguration: {
      cause: 'All’impianto manca ciò che serve, per esempio un inverter o un gateway che conosce il dispositivo.',
      step: 'Completa prima i dati dell’impianto, poi riprova. Se il gateway non ha trovato il dispositivo, fagli scansionare di nuovo la rete.',
    },
    OverwriteGatewayError: {
      cause: 'Il cliente ha già un gateway e le sue impostazioni non possono essere sovrascritte.',
      step: 'Rimuovi prima il gateway presente, poi aggiungi quello nuovo.',
    },
    OverwriteInverterKindError: {
      cause: 'Il tipo di un inverter resta fisso una volta impostato, perché tutte le misurazioni ne dipendono.',
      step: 'Se il tipo è sbagliato, rimuovi l’impianto e aggiungilo di nuovo con quello giusto.',
    },
    TimeOfUseNotReady: {
      cause:
        'Alla casa manca qualcosa che serve per una tariffa oraria: posizione, prezzi, zona di mercato, un contatore di rete o un dispositivo controllabile.',
      step: 'Apri la tariffa oraria della casa: elenca ciò che manca.',
    },
    DuplicatedInstallation: {
      cause: 'Un installatore ha già registrato questo dispositivo come impianto non assegnato.',
      step: 'Assegna quell’impianto al cliente, o fallo rimuovere dall’installatore.',
    },
    DuplicatedInstallationCustomerSite: {
      cause: 'Presso il sito di un cliente esiste già un impianto con questo ID.',
      step: 'Se il dispositivo è stato spostato, rimuovilo prima dall’altro sito. Altrimenti correggi l’ID.',
    },
    unknown: {
      cause: 'Il server ha segnalato un errore che il portale non conosce.',
      step: 'Riprova. Se l’errore persiste, invia i dati all’assistenza.',
    },
  },
}
