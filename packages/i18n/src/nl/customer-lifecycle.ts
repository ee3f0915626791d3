import type { customerLifecycle as english } from '../en/customer-lifecycle.ts'
import type { PartialTranslation } from '../sentence.ts'

export const customerLifecycle: PartialTranslation<typeof english> = {
  page: {
    title: 'Account heractiveren',
    intro: 'Het account van {email} is gedeactiveerd. Heractiveer het, en alles is weer zoals voorheen.',
    until: 'Dit kan tot {until}.',
    submit: 'Account heractiveren',
    done: 'Welkom terug',
    doneText: 'Het account van {email} is actief. U kunt zich zoals voorheen aanmelden in de app.',
    ended: 'Te laat',
    endedText: 'De termijn om dit account te heractiveren is verstreken.',
  },
}
