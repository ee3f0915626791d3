import type { palette as english } from '../en/palette.ts'
import type { Translation } from '../sentence.ts'

export const palette: Translation<typeof english> = {
  title: 'Vai a',
  placeholder: 'Pagina, azione, cliente o dispositivo…',
  screens: 'Pagine',
  actions: 'Azioni',
  staff: 'Membri e fornitori',
  found: 'Clienti e dispositivi',
  searchFor: 'Tutti i risultati per «{term}»',
  nothing: 'Nessun risultato per «{term}»',
  hint: 'Frecce per scegliere, Invio per aprire, Esc per chiudere',
  installation: 'Impianto non assegnato',
  screen: {
    work: 'Da gestire',
    fleet: 'Mappa delle case',
    alarmRules: 'Regole degli allarmi',
    timeOfUse: 'Idoneità alle tariffe orarie',
    imports: 'Importazione CSV',
    orderStatus: 'Aggiorna lo stato degli ordini',
    bulkActions: 'Azioni multiple',
    assigned: 'Impianti assegnati',
    companies: 'Aziende installatrici',
    deliveries: 'Consegne di gateway',
    vendors: 'API di terze parti',
    affiliates: 'Affiliate',
    apiAccess: 'Accesso API',
    status: 'Stato del servizio',
    assignFeatures: 'Assegna funzioni',
    manageFeatures: 'Gestisci funzioni',
    profile: 'Profilo',
    security: 'Sicurezza e autenticazione a due fattori',
  },
  action: {
    addCustomer: 'Aggiungi un cliente',
    addMember: 'Aggiungi un membro',
  },
}
