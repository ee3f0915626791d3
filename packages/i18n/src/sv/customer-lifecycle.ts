import type { customerLifecycle as english } from '../en/customer-lifecycle.ts'
import type { PartialTranslation } from '../sentence.ts'

export const customerLifecycle: PartialTranslation<typeof english> = {
  page: {
    title: 'Återaktivera kontot',
    intro: 'Kontot för {email} är inaktiverat. Återaktivera det, så blir allt som förut.',
    until: 'Du kan göra det till och med {until}.',
    submit: 'Återaktivera kontot',
    done: 'Välkommen tillbaka',
    doneText: 'Kontot för {email} är aktivt. Du kan logga in i appen som förut.',
    ended: 'För sent',
    endedText: 'Tiden för att återaktivera kontot har gått ut.',
  },
}
