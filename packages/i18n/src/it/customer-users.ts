import type { customerUsers as english } from '../en/customer-users.ts'
import type { Translation } from '../sentence.ts'

export const customerUsers: Translation<typeof english> = {
  title: 'Utente',
  state: { joined: 'Registrato', invited: 'Invitato', none: 'Non ancora invitato' },
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
    hint: 'Al nuovo indirizzo viene inviata un’e-mail di conferma. I link già inviati a {email} smettono subito di funzionare.',
    mainHint: 'Questo è l’utente principale, quindi cambia anche l’e-mail dell’account.',
    saved: 'L’indirizzo è stato cambiato. Un’e-mail di conferma è in arrivo a {email}.',
    failed: 'L’indirizzo non è stato cambiato: {reason}',
  },
  invite: {
    action: 'Invia invito',
    again: 'Invia un altro invito',
    sent: 'L’invito a {email} è in arrivo.',
    failed: 'L’invito non è stato inviato. {reason}',
    joined: 'Questo utente si è già registrato.',
  },
  verify: {
    action: 'Fai confermare l’e-mail',
    sent: 'Un’e-mail di conferma è in arrivo a {email}.',
    failed: 'L’e-mail di verifica non è stata inviata.',
    done: 'L’indirizzo è già confermato.',
  },
  reset: {
    action: 'Reimposta password',
    title: 'Reimpostare la password?',
    text: 'A {email} viene inviata un’e-mail con un link per scegliere una nuova password. Finché il link non viene usato, vale la vecchia.',
    confirm: 'Invia e-mail',
    sent: 'Un’e-mail per reimpostare la password è in arrivo a {email}.',
    failed: 'L’e-mail per reimpostare la password non è stata inviata.',
    notJoined: 'Questo utente non ha ancora una password. Inviagli invece un invito.',
  },
  noPermission: {
    change: 'Non hai l’autorizzazione per modificare gli utenti.',
    email: 'Non hai l’autorizzazione per cambiare gli indirizzi e-mail.',
    consents: 'Non hai l’autorizzazione per modificare i consensi.',
    verify: 'Non hai l’autorizzazione per far confermare gli indirizzi.',
    reset: 'Non hai l’autorizzazione per reimpostare le password.',
  },
  history: {
    title: 'Inviti',
    empty: 'A questo utente non è ancora stato inviato alcun invito.',
    openMail: 'Apri l’e-mail nella posta in uscita',
  },
}
