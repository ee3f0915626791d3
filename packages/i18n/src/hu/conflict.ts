import type { conflict as english } from '../en/conflict.ts'
import type { Translation } from '../sentence.ts'

/** Ketten módosították ugyanazt az adatlapot: amit a másodiktól kérdezünk. */
export const conflict: Translation<typeof english> = {
  intro: 'Közben valaki más mentette ezt. Válassza ki mezőnként, mi maradjon.',
  savedAt: 'Mentve: {time}',
  mine: 'Az Ön változata',
  saved: 'A mentett változat',
  both: 'mindketten módosították',
  mineOnly: 'Ön módosította',
  otherOnly: 'a másik módosította',
  allMine: 'Minden az enyém szerint',
  allSaved: 'Minden a mentett szerint',
  take: 'Választás mentése',
  back: 'Vissza az űrlaphoz',
  empty: 'üres',
}
