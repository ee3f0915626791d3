import type { customerLifecycle as english } from '../en/customer-lifecycle.ts'
import type { PartialTranslation } from '../sentence.ts'

export const customerLifecycle: PartialTranslation<typeof english> = {
  page: {
    title: 'Przywróć konto',
    intro: 'Konto {email} jest wyłączone. Przywróć je, a wszystko będzie jak dawniej.',
    until: 'Można to zrobić do {until}.',
    submit: 'Przywróć konto',
    done: 'Witamy ponownie',
    doneText: 'Konto {email} jest aktywne. Możesz zalogować się do aplikacji jak dawniej.',
    ended: 'Za późno',
    endedText: 'Termin przywrócenia tego konta minął.',
  },
}
