import type { customerLifecycle as english } from '../en/customer-lifecycle.ts'
import type { PartialTranslation } from '../sentence.ts'

export const customerLifecycle: PartialTranslation<typeof english> = {
  page: {
    title: 'Ponovno aktiviraj račun',
    intro: 'Račun {email} je deaktiviran. Ponovno ga aktivirajte i sve će biti kao prije.',
    until: 'To možete učiniti do {until}.',
    submit: 'Ponovno aktiviraj račun',
    done: 'Dobro došli natrag',
    doneText: 'Račun {email} je aktivan. U aplikaciju se možete prijaviti kao i prije.',
    ended: 'Prekasno',
    endedText: 'Rok za ponovnu aktivaciju ovog računa je istekao.',
  },
}
