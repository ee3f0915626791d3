import type { setup as english } from '../en/setup.ts'
import type { Translation } from '../sentence.ts'

export const setup: Translation<typeof english> = {
  title: 'Configura Wattdesk',
  intro: 'Questa installazione è vuota. Sarai il suo primo membro, con tutti i diritti.',
  organisation: 'Organizzazione',
  country: 'Paese',
  countryHint:
    'Il paese della tua prima regione. I clienti ne vedono il nome, ad esempio «Sonnenwerk Italia»; puoi modificarlo in seguito.',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Il tuo indirizzo e-mail',
  emailHint: 'Lo userai per accedere.',
  vendors: 'Fornitori dei tuoi dispositivi',
  vendorsHint: 'Inserirai account e chiavi più tardi, nelle impostazioni. Lì puoi aggiungere anche altri fornitori.',
  settings: 'Impostazioni del server',
  address: 'Indirizzo',
  signIn: 'Accesso',
  signInHere: 'Con indirizzo e-mail e password, presso Wattdesk stesso',
  signInAt: 'Presso {host}',
  mail: 'E-mail',
  mailBy: 'Tramite {host}',
  mailWaits: 'Nessun server di posta: le e-mail restano nella posta in uscita e non vengono recapitate',
  settingsHint:
    'Questi valori si impostano con variabili d’ambiente: PUBLIC_URL, OIDC_ISSUER, SMTP_URL. Dopo una modifica riavvia il server.',
  submit: 'Continua',
  fault: {
    missing: 'Compila questo campo con al massimo 80 caratteri.',
    country: 'Scegli un paese.',
    link: 'Questo link è scaduto o Wattdesk è già stato configurato. Se nessuno può ancora accedere, «wattdesk setup-link» sul server mostra un nuovo link (dai sorgenti «npm run setup:link»).',
  },
}
