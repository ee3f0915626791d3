import type { whiteLabel as english } from '../en/white-label.ts'
import type { Translation } from '../sentence.ts'

export const whiteLabel: Translation<typeof english> = {
  title: 'Marchio',
  tab: 'White label',
  intro: 'Ciò che i clienti di questo partner vedono nell’app al posto del nostro marchio.',
  notSet: 'Non è ancora impostato nulla. I clienti vedono i colori del servizio.',
  field: {
    appName: 'Nome dell’app',
    logoUrl: 'URL del logo',
    primaryColor: 'Colore principale',
    accentColor: 'Colore di accento',
    impressumUrl: 'URL delle note legali',
    updatedAt: 'Ultima modifica',
  },
  help: {
    logoUrl: 'Deve essere un indirizzo https:// pubblico. Meglio SVG, oppure PNG da 512 pixel.',
    primaryColor: 'Intestazione e pulsanti.',
    accentColor: 'Evidenziazioni e valori.',
  },
  discard: 'Annulla modifiche',
  saved: 'Il marchio è stato salvato.',
  failed: 'Il marchio non è stato salvato: {reason}',
  noPermission: 'Non hai l’autorizzazione per modificare i marchi.',
  preview: {
    title: 'Anteprima',
    home: 'Buongiorno',
    now: 'Ora',
    production: 'Produzione FV',
    consumption: 'Consumo',
    button: 'Mostra oggi',
    imprint: 'Note legali',
    logoFailed: 'Impossibile caricare il logo da questo indirizzo.',
    contrast: 'Il testo bianco sul colore principale è poco leggibile (contrasto {ratio}:1, serve almeno 4,5:1).',
  },
}
