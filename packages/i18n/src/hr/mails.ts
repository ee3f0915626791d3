import type { mails as english } from '../en/mails.ts'
import type { PartialTranslation } from '../sentence.ts'

export const mails: PartialTranslation<typeof english> = {
  greeting: 'Poštovani/a {name},',
  regards: 'Srdačan pozdrav',
  contactBoth: 'Imate pitanja? Rado ćemo pomoći: {email}, {phone}.',
  contactOne: 'Imate pitanja? Rado ćemo pomoći: {contact}.',
  noReply: 'Ova je poruka poslana automatski. Odgovori se ne čitaju.',
  linkHint: 'Ako gumb ne radi, kopirajte ovu adresu u preglednik:',
  template: {
    'customer-invitation': {
      name: 'Pozivnica',
      subject: 'Vaš pristup: {sender}',
      text: '{sender} vam je otvorio račun. Odaberite lozinku da biste u svakom trenutku vidjeli koliko vaš dom proizvodi, pohranjuje i troši.',
      action: 'Prihvati pozivnicu',
      after: 'Poveznica vrijedi 7 dana i radi jednom. Ako niste očekivali ovu poruku, možete je zanemariti.',
    },
    'customer-verification': {
      name: 'Potvrda adrese',
      subject: 'Potvrdite svoju adresu e-pošte',
      text: 'potvrdite da je ovo vaša adresa e-pošte. Na nju vam pišemo o vašem računu ({sender}).',
      action: 'Potvrdi adresu',
      after: 'Poveznica vrijedi 60 minuta i radi jednom. Ako kod nas nemate račun, možete zanemariti ovu poruku.',
    },
    'customer-email-changed': {
      name: 'Adresa je promijenjena',
      subject: 'Vaša adresa e-pošte je promijenjena',
      text: 'adresa e-pošte vašeg računa ({sender}) je promijenjena. Od sada vam pišemo na novu adresu; ova se više ne koristi.\n\nAko to niste zatražili, javite nam se.',
    },
    'customer-password-reset': {
      name: 'Nova lozinka',
      subject: 'Odaberite novu lozinku',
      text: 'za vaš račun ({sender}) zatražena je nova lozinka. Odaberite je ovdje.',
      action: 'Odaberi lozinku',
      after: 'Poveznica vrijedi 60 minuta i radi jednom. Dok je ne iskoristite, lozinka ostaje ista.',
    },
    'customer-password-changed': {
      name: 'Lozinka je promijenjena',
      subject: 'Vaša lozinka je promijenjena',
      text: 'lozinka vašeg računa ({sender}) upravo je promijenjena.\n\nAko to niste bili vi, odmah nam se javite.',
    },
    'customer-deactivated': {
      name: 'Deaktivacija',
      subject: 'Vaš račun je deaktiviran',
      text: 'vaš račun ({sender}) je deaktiviran. Više se ne možete prijaviti u aplikaciju.\n\nAko je riječ o pogrešci, možete ga ponovno aktivirati do {until}. Nakon toga trajno se briše sve što o vama imamo spremljeno: račun, domovi, uređaji i mjerenja.',
      action: 'Ponovno aktiviraj račun',
      after: 'Poveznica radi jednom, do {until}. Ako više ne želite račun, ne morate ništa učiniti.',
    },
    'customer-reactivated': {
      name: 'Ponovna aktivacija',
      subject: 'Vaš račun je ponovno aktivan',
      text: 'vaš račun ({sender}) je ponovno aktivan. Ništa nije izbrisano i u aplikaciju se možete prijaviti kao i prije.',
    },
    'customer-eeg9-reminder': {
      name: 'Podsjetnik na § 9 EEG',
      subject: 'Trebamo podatke o vašoj FN elektrani',
      text: 'zakon (§ 9 EEG) zahtijeva da se predaja energije iz novih FN elektrana može upravljati. Dok to operator mreže ne ispita, vaša elektrana smije predavati samo dio svoje snage.\n\nZa prijavu elektrane trebamo dan puštanja u pogon, vašeg operatora mreže i broj brojila. Odgovorite nam s tim podacima.',
    },
  },
  page: {
    fault: 'To nije uspjelo',
    useless: 'Ova je poveznica istekla ili je već iskorištena. Zatražite novu: {sender}.',
    uselessUnknown: 'Ova je poveznica istekla ili je već iskorištena. Zatražite novu.',
    write: 'Pišite na {email}',
    newPassword: 'Lozinka',
    passwordHint: 'Najmanje 8 znakova. Nekoliko nepovezanih riječi lako se pamti, a teško pogađa.',
    invitation: {
      title: 'Dobro došli',
      intro: 'Odaberite lozinku za {email}.',
      submit: 'Prihvati pozivnicu',
      done: 'Gotovo',
      doneText: 'Sada se u aplikaciju možete prijaviti adresom {email} i novom lozinkom.',
    },
    verification: {
      title: 'Potvrdite svoju adresu',
      intro: 'Je li {email} vaša adresa e-pošte?',
      submit: 'Da, potvrđujem',
      done: 'Hvala',
      doneText: 'Adresa {email} je potvrđena.',
    },
    password_reset: {
      title: 'Nova lozinka',
      intro: 'Odaberite novu lozinku za {email}.',
      submit: 'Postavi lozinku',
      done: 'Lozinka je promijenjena',
      doneText: 'Sada se u aplikaciju možete prijaviti adresom {email} i novom lozinkom.',
    },
  },
}
