import type { notes as english } from '../en/notes.ts'
import { counted, type Translation } from '../sentence.ts'

export const notes: Translation<typeof english> = {
  button: 'Jegyzetek',
  title: 'Jegyzetek: {name}',
  new: 'Új jegyzet',
  text: 'Jegyzet',
  textHelp: 'Írjon @ jelet és egy nevet, ha meg szeretne említeni valakit; az illető e-mailt kap.',
  mention: 'Kolléga említése',
  pinNew: 'Kitűzés az ügyfél tetejére',
  write: 'Jegyzet hozzáadása',
  written: 'A jegyzet hozzáadva.',
  changed: 'A jegyzet módosítva.',
  removed: 'A jegyzet eltávolítva.',
  edited: 'szerkesztve',
  pinned: 'Kitűzve',
  pin: 'Kitűzés',
  unpin: 'Kitűzés megszüntetése',
  edit: 'Szerkesztés',
  remove: 'Eltávolítás',
  removeAsk: 'Véglegesen eltávolítja ezt a jegyzetet?',
  keep: 'Megtartás',
  none: 'Még nincs jegyzet',
  noneHint: 'Írja le, amit a kollégáknak tudniuk kell a következő hívásnál. Az ügyfelek soha nem látják a jegyzeteket.',
  older: 'Régebbi jegyzetek megjelenítése',
  of: '{name} jegyzete',
  count: counted({ one: '{count} jegyzet', other: '{count} jegyzet' }),
}
