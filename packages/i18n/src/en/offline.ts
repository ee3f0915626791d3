import { counted } from '../sentence.ts'

/** Work that waits for the network, and releases of the portal. */
export const offline = {
  notice:
    'No connection. You see what was known last; start codes, devices and commissioning records are kept on this device and sent later.',
  unsure: 'No response in time, so it is unknown whether this was done. Try again, or reload the page to check.',
  release: 'A new release is available. Reload once your work is saved.',
  reload: 'Reload',
  kept: 'There is no network. Your work is kept on this device and sent later.',
  work: {
    title: 'Kept work',
    hint: 'It is sent once, in this order, as soon as there is a network.',
    show: 'Show',
    again: 'Try again',
    giveUp: 'Discard',
    waiting: counted({ one: '{count} piece of work waits for the network.', other: '{count} pieces of work wait for the network.' }),
    refused: counted({ one: '{count} was refused.', other: '{count} were refused.' }),
    sent: counted({ one: 'Kept work was sent.', other: '{count} pieces of kept work were sent.' }),
    call: {
      register: 'Register a gateway',
      changeDevice: 'Change a device',
      keepCommissioning: 'Keep the commissioning record',
    },
  },
} as const
