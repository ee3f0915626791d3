import { type DeliveryColumn, deliveryColumns } from '@wattdesk/contract/gateway-stock/deliveries/terms.ts'
import { bareWord } from '../../../platform/words.ts'

/** Names of other systems for our columns. Compared without case, diacritics, blanks and punctuation. */
const synonyms: Record<DeliveryColumn, readonly string[]> = {
  serialNumber: [
    'serial',
    'serialno',
    'sn',
    'seriennummer',
    'seriennr',
    'numerodiserie',
    'numeroseriale',
    'matricola',
    'sorozatszam',
    'gyariszam',
  ],
  startCode: ['code', 'activationcode', 'startcode', 'startschluessel', 'codicediavvio', 'codiceavvio', 'inditokod'],
  model: ['type', 'product', 'modell', 'typ', 'modello', 'tipus'],
  firmware: ['firmwareversion', 'version', 'firmwarestand'],
}

const columnsByName = new Map<string, DeliveryColumn>(
  deliveryColumns.flatMap((column) => [column, ...synonyms[column]].map((name): [string, DeliveryColumn] => [bareWord(name), column])),
)

export const columnNamed = (name: string): DeliveryColumn | undefined => columnsByName.get(bareWord(name))
