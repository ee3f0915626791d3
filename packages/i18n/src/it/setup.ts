import type { setup as english } from '../en/setup.ts'
import type { Translation } from '../sentence.ts'

export const setup: Translation<typeof english> = {
  title: 'Configura Wattdesk',
  intro: 'Questa installazione è vuota. Sarai il suo primo membro, con tutti i diritti.',
  organisation: 'Organizzazione',
  country: 'Paese',
  countryHint: 'Il paese della tua prima regione.',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Il tuo indirizzo e-mail',
  emailHint: 'Lo userai per accedere.',
  submit: 'Continua',
  fault: {
    missing: 'Compila questo campo con al massimo 80 caratteri.',
    country: 'Scegli un paese.',
    link: 'Questo link è scaduto o Wattdesk è già stato configurato. Se nessuno può ancora accedere, riavvia il server: mostrerà un nuovo link.',
  },
}
