import type { customerLifecycle as english } from '../en/customer-lifecycle.ts'
import type { PartialTranslation } from '../sentence.ts'

export const customerLifecycle: PartialTranslation<typeof english> = {
  page: {
    title: 'Obnovit účet',
    intro: 'Účet {email} je deaktivován. Obnovte jej a vše bude jako dříve.',
    until: 'Můžete to udělat do {until}.',
    submit: 'Obnovit účet',
    done: 'Vítejte zpět',
    doneText: 'Účet {email} je aktivní. Do aplikace se můžete přihlásit jako dříve.',
    ended: 'Příliš pozdě',
    endedText: 'Lhůta pro obnovení tohoto účtu uplynula.',
  },
}
