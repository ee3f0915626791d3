import type { mails as english } from '../en/mails.ts'
import type { PartialTranslation } from '../sentence.ts'

export const mails: PartialTranslation<typeof english> = {
  greeting: 'Dzień dobry, {name},',
  regards: 'Z poważaniem',
  contactBoth: 'Pytania? Chętnie pomożemy: {email}, {phone}.',
  contactOne: 'Pytania? Chętnie pomożemy: {contact}.',
  noReply: 'Ta wiadomość została wysłana automatycznie. Nie czytamy odpowiedzi.',
  linkHint: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  template: {
    'customer-invitation': {
      name: 'Zaproszenie',
      subject: 'Twój dostęp do {sender}',
      text: 'w {sender} utworzono dla Ciebie konto. Wybierz hasło, aby w każdej chwili widzieć, ile Twój dom produkuje, magazynuje i zużywa.',
      action: 'Przyjmij zaproszenie',
      after: 'Link jest ważny 7 dni i działa jeden raz. Jeśli ta wiadomość nie była oczekiwana, można ją zignorować.',
    },
    'customer-verification': {
      name: 'Potwierdzenie adresu',
      subject: 'Potwierdź swój adres e-mail',
      text: 'prosimy o potwierdzenie, że to Twój adres e-mail. Piszemy na niego w sprawach Twojego konta w {sender}.',
      action: 'Potwierdź adres',
      after: 'Link jest ważny 60 minut i działa jeden raz. Jeśli nie masz u nas konta, możesz zignorować tę wiadomość.',
    },
    'customer-email-changed': {
      name: 'Adres został zmieniony',
      subject: 'Twój adres e-mail został zmieniony',
      text: 'adres e-mail Twojego konta w {sender} został zmieniony. Od teraz piszemy na nowy adres; ten nie jest już używany.\n\nJeśli to nie na Twoje życzenie, daj nam znać.',
    },
    'customer-password-reset': {
      name: 'Nowe hasło',
      subject: 'Wybierz nowe hasło',
      text: 'poproszono o nowe hasło do Twojego konta w {sender}. Wybierz je tutaj.',
      action: 'Wybierz hasło',
      after: 'Link jest ważny 60 minut i działa jeden raz. Do czasu jego użycia hasło pozostaje bez zmian.',
    },
    'customer-password-changed': {
      name: 'Hasło zostało zmienione',
      subject: 'Twoje hasło zostało zmienione',
      text: 'hasło do Twojego konta w {sender} zostało właśnie zmienione.\n\nJeśli to nie Ty, natychmiast daj nam znać.',
    },
    'customer-deactivated': {
      name: 'Wyłączenie konta',
      subject: 'Twoje konto zostało wyłączone',
      text: 'Twoje konto w {sender} zostało wyłączone. Nie możesz już zalogować się do aplikacji.\n\nJeśli to pomyłka, możesz je przywrócić do {until}. Potem wszystko, co o Tobie zapisaliśmy, zostanie trwale usunięte: konto, domy, urządzenia i pomiary.',
      action: 'Przywróć konto',
      after: 'Link działa jeden raz, do {until}. Jeśli nie chcesz już konta, nie musisz nic robić.',
    },
    'customer-reactivated': {
      name: 'Przywrócenie konta',
      subject: 'Twoje konto jest znów aktywne',
      text: 'Twoje konto w {sender} jest znów aktywne. Niczego nie usunięto i możesz zalogować się do aplikacji jak dawniej.',
    },
    'customer-eeg9-reminder': {
      name: 'Przypomnienie o § 9 EEG',
      subject: 'Potrzebujemy danych o Twojej instalacji PV',
      text: 'ustawa (§ 9 EEG) wymaga, aby oddawaniem energii z nowych instalacji PV można było sterować. Dopóki operator sieci tego nie sprawdzi, instalacja może oddawać tylko część swojej mocy.\n\nAby zgłosić instalację, potrzebujemy dnia jej uruchomienia, nazwy operatora sieci i numeru licznika. Prosimy o odpowiedź z tymi danymi.',
    },
  },
  page: {
    fault: 'Nie udało się',
    useless: 'Ten link wygasł lub został już użyty. Poproś {sender} o nowy.',
    uselessUnknown: 'Ten link wygasł lub został już użyty. Poproś o nowy.',
    write: 'Napisz na {email}',
    newPassword: 'Hasło',
    passwordHint: 'Co najmniej 8 znaków. Kilka niezwiązanych ze sobą słów łatwo zapamiętać i trudno odgadnąć.',
    invitation: {
      title: 'Witamy',
      intro: 'Wybierz hasło dla {email}.',
      submit: 'Przyjmij zaproszenie',
      done: 'Gotowe',
      doneText: 'Możesz się teraz zalogować do aplikacji adresem {email} i nowym hasłem.',
    },
    verification: {
      title: 'Potwierdź swój adres',
      intro: 'Czy {email} to Twój adres e-mail?',
      submit: 'Tak, potwierdzam',
      done: 'Dziękujemy',
      doneText: 'Adres {email} jest potwierdzony.',
    },
    password_reset: {
      title: 'Nowe hasło',
      intro: 'Wybierz nowe hasło dla {email}.',
      submit: 'Ustaw hasło',
      done: 'Hasło zmienione',
      doneText: 'Możesz się teraz zalogować do aplikacji adresem {email} i nowym hasłem.',
    },
  },
}
