import type { brand as english } from '../en/brand.ts'
import type { Translation } from '../sentence.ts'

/** Il marchio di un partner white label. */
export const brand: Translation<typeof english> = {
  title: 'Marchio',
  tab: 'White label',
  intro: 'Ciò che i clienti di questo partner vedono nell’app al posto del nostro marchio.',
  notSet: 'Non è ancora impostato nulla: i clienti vedono i colori del servizio.',
  field: {
    appName: 'Nome dell’app',
    logoUrl: 'Indirizzo del logo',
    primaryColor: 'Colore principale',
    accentColor: 'Colore di accento',
    impressumUrl: 'Indirizzo delle note legali',
    updatedAt: 'Ultima modifica',
  },
  help: {
    logoUrl: 'Solo https, su Internet pubblico. Meglio SVG, o PNG di 512 pixel.',
    primaryColor: 'Intestazione e pulsanti.',
    accentColor: 'Evidenziazioni e valori.',
  },
  discard: 'Annulla modifiche',
  saved: 'Il marchio è stato salvato.',
  failed: 'Il marchio non è stato salvato: {reason}',
  noPermission: 'Il tuo ruolo non può modificare i marchi.',
  preview: {
    title: 'Anteprima',
    home: 'Buongiorno',
    now: 'Ora',
    production: 'Produzione FV',
    consumption: 'Consumo',
    button: 'Mostra oggi',
    imprint: 'Note legali',
    logoFailed: 'Il logo non può essere caricato da questo indirizzo.',
    contrast: 'Il testo bianco sul colore principale è poco leggibile ({ratio} a 1; serve almeno 4,5 a 1).',
  },
}
