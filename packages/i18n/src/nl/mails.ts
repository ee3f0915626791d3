import type { mails as english } from '../en/mails.ts'
import type { PartialTranslation } from '../sentence.ts'

export const mails: PartialTranslation<typeof english> = {
  greeting: 'Beste {name},',
  regards: 'Met vriendelijke groet',
  contactBoth: 'Vragen? Wij helpen u graag: {email}, {phone}.',
  contactOne: 'Vragen? Wij helpen u graag: {contact}.',
  noReply: 'Deze e-mail is automatisch verzonden. Antwoorden worden niet gelezen.',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  template: {
    'customer-invitation': {
      name: 'Uitnodiging',
      subject: 'Uw toegang tot {sender}',
      text: 'Bij {sender} is een account voor u aangemaakt. Kies een wachtwoord om op elk moment te zien wat uw woning opwekt, opslaat en verbruikt.',
      action: 'Uitnodiging accepteren',
      after: 'De link is 7 dagen geldig en werkt één keer. Verwachtte u deze e-mail niet, dan kunt u hem negeren.',
    },
    'customer-verification': {
      name: 'Adres bevestigen',
      subject: 'Bevestig uw e-mailadres',
      text: 'Bevestig dat dit uw e-mailadres is. Wij gebruiken het om u te schrijven over uw account bij {sender}.',
      action: 'Adres bevestigen',
      after: 'De link is 60 minuten geldig en werkt één keer. Hebt u geen account bij ons, dan kunt u deze e-mail negeren.',
    },
    'customer-email-changed': {
      name: 'Adres is gewijzigd',
      subject: 'Uw e-mailadres is gewijzigd',
      text: 'Het e-mailadres van uw account bij {sender} is gewijzigd. Vanaf nu schrijven wij u op het nieuwe adres; dit adres wordt niet meer gebruikt.\n\nHebt u hier niet om gevraagd, laat het ons dan weten.',
    },
    'customer-password-reset': {
      name: 'Nieuw wachtwoord',
      subject: 'Kies een nieuw wachtwoord',
      text: 'Voor uw account bij {sender} is een nieuw wachtwoord aangevraagd. Kies het hier.',
      action: 'Wachtwoord kiezen',
      after: 'De link is 60 minuten geldig en werkt één keer. Uw wachtwoord blijft hetzelfde tot u de link gebruikt.',
    },
    'customer-password-changed': {
      name: 'Wachtwoord is gewijzigd',
      subject: 'Uw wachtwoord is gewijzigd',
      text: 'Het wachtwoord van uw account bij {sender} is zojuist gewijzigd.\n\nWas u dit niet, laat het ons dan meteen weten.',
    },
    'customer-deactivated': {
      name: 'Deactivering',
      subject: 'Uw account is gedeactiveerd',
      text: 'Uw account bij {sender} is gedeactiveerd. U kunt zich niet meer aanmelden in de app.\n\nIs dit een vergissing, dan kunt u het tot {until} heractiveren. Daarna wordt alles wat wij over u hebben opgeslagen definitief verwijderd: account, woningen, apparaten en metingen.',
      action: 'Account heractiveren',
      after: 'De link werkt één keer, tot {until}. Wilt u het account niet meer, dan hoeft u niets te doen.',
    },
    'customer-reactivated': {
      name: 'Heractivering',
      subject: 'Uw account is weer actief',
      text: 'Uw account bij {sender} is weer actief. Er is niets verwijderd, en u kunt zich zoals voorheen aanmelden in de app.',
    },
    'customer-eeg9-reminder': {
      name: 'Herinnering aan § 9 EEG',
      subject: 'Wij hebben gegevens over uw PV-systeem nodig',
      text: 'De wet (§ 9 EEG) eist dat de teruglevering van nieuwe PV-systemen te regelen is. Totdat uw netbeheerder dit heeft getest, mag uw systeem slechts een deel van zijn vermogen terugleveren.\n\nOm uw systeem aan te melden hebben wij de dag van ingebruikname, uw netbeheerder en het nummer van uw meter nodig. Antwoord ons met deze gegevens.',
    },
  },
  page: {
    fault: 'Dat is niet gelukt',
    useless: 'Deze link is verlopen of al gebruikt. Vraag {sender} om een nieuwe.',
    uselessUnknown: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
    write: 'Schrijf naar {email}',
    newPassword: 'Wachtwoord',
    passwordHint: 'Minstens 8 tekens. Een paar losse woorden zijn makkelijk te onthouden en moeilijk te raden.',
    invitation: {
      title: 'Welkom',
      intro: 'Kies een wachtwoord voor {email}.',
      submit: 'Uitnodiging accepteren',
      done: 'Klaar',
      doneText: 'U kunt zich nu in de app aanmelden met {email} en uw nieuwe wachtwoord.',
    },
    verification: {
      title: 'Bevestig uw adres',
      intro: 'Is {email} uw e-mailadres?',
      submit: 'Ja, bevestigen',
      done: 'Dank u wel',
      doneText: '{email} is bevestigd.',
    },
    password_reset: {
      title: 'Nieuw wachtwoord',
      intro: 'Kies een nieuw wachtwoord voor {email}.',
      submit: 'Wachtwoord instellen',
      done: 'Wachtwoord gewijzigd',
      doneText: 'U kunt zich nu in de app aanmelden met {email} en uw nieuwe wachtwoord.',
    },
  },
}
