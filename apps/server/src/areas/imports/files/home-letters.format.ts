import type { Country } from '@wattdesk/contract/formats.ts'

/**
 * Patterns of where letters of a country's language occur in names and addresses, for letters that another encoding decodes differently.
 * They are matched at the letter's position and deliberately narrow: a Slovene name in an Italian file must not look Italian because `č`
 * and `è` share a byte.
 */
export const homeLetters: Record<Country, RegExp> = {
  // French given names: Hélène, Michèle, Anaïs.
  GB: /è(?=[b-df-hj-np-tv-z]e)|(?<=[aeou])ï/uy,
  DE: /è(?=[b-df-hj-np-tv-z]e)|(?<=[aeou])ï/uy,
  // At the end of a word: Libertà, Nicolò, Cantù, Forlì, Mosè. Not after a, e, i: those are Kovač, Peč, Babič.
  IT: /(?:[àìòù]|(?<![aei])è)(?!\p{L})|(?:[ÀÌÒÙ]|(?<![AEI])È)(?!\p{L})/uy,
  SE: /[åÅ]/uy,
  HU: /[őűŐŰ]/uy,
  PL: /[ąćęłńśźżĄĆĘŁŃŚŹŻ]/uy,
  // ë and ç are the same everywhere.
  AL: /(?!)/uy,
  CZ: /[čďěňřšťůžČĎĚŇŘŠŤŮŽ]/uy,
  HR: /[čćđšžČĆĐŠŽ]/uy,
}
