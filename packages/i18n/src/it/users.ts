import type { users as english } from '../en/users.ts'
import type { Translation } from '../sentence.ts'

export const users: Translation<typeof english> = {
  title: 'Utente',
  state: { joined: 'Ha aderito', invited: 'Invitato', none: 'Non ancora invitato' },
  confirmed: 'confermato',
  unconfirmed: 'non confermato',
  field: { state: 'Stato', username: 'Nome utente', createdAt: 'Aggiunto il', updatedAt: 'Ultima modifica' },
  consent: { termsOfUse: 'Condizioni d’uso', newsletter: 'Newsletter' },
  edit: {
    action: 'Modifica',
    title: 'Modifica utente',
    consents: 'Consensi',
    saved: 'L’utente è stato salvato.',
    failed: 'L’utente non è stato aggiornato: {reason}',
  },
  email: {
    action: 'Cambia e-mail',
    title: 'Cambia indirizzo e-mail',
    new: 'Nuovo indirizzo e-mail',
    hint: 'Al nuovo indirizzo va un’e-mail con un link di conferma. I link inviati a {email} cessano subito.',
    mainHint: 'Cambia anche l’e-mail dell’account: questo è l’utente principale.',
    saved: 'L’indirizzo è stato cambiato. Un’e-mail di conferma è in arrivo a {email}.',
    failed: 'L’indirizzo non è stato cambiato: {reason}',
  },
  invite: {
    action: 'Invia invito',
    again: 'Invia un altro invito',
    sent: 'L’invito a {email} è in arrivo.',
    failed: 'L’invito non è stato inviato. {reason}',
    joined: 'Questo utente ha già aderito.',
  },
  verify: {
    action: 'Fai confermare l’e-mail',
    sent: 'Un’e-mail per confermare l’indirizzo è in arrivo a {email}.',
    failed: 'L’e-mail di verifica non è stata inviata.',
    done: 'L’indirizzo è già confermato.',
  },
  reset: {
    action: 'Reimposta password',
    title: 'Reimpostare la password?',
    text: 'A {email} va un’e-mail con un link per scegliere una nuova password. Finché non viene usato, vale quella vecchia.',
    confirm: 'Invia e-mail',
    sent: 'Un’e-mail per scegliere una nuova password è in arrivo a {email}.',
    failed: 'L’e-mail per reimpostare la password non è stata inviata.',
    notJoined: 'Questo utente non ha ancora una password: gli invii piuttosto un invito.',
  },
  noPermission: {
    change: 'Il tuo ruolo non può modificare gli utenti.',
    email: 'Il tuo ruolo non può cambiare gli indirizzi e-mail.',
    consents: 'Il tuo ruolo non può modificare i consensi.',
    verify: 'Il tuo ruolo non può far confermare gli indirizzi.',
    reset: 'Il tuo ruolo non può reimpostare le password.',
  },
  history: {
    title: 'Inviti',
    empty: 'A questo utente non è ancora stato inviato alcun invito.',
    sentAt: 'Inviato il',
    state: 'Recapito',
    note: 'Segnalazione',
    openMail: 'Apri l’e-mail nella posta in uscita',
  },
}
