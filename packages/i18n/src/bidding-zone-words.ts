import type { Translator } from './translator.ts'

/** The name of a bidding zone, or its code if it has none here: staff can enter the code of any. */
export const biddingZoneWords = (zone: string, { word }: Pick<Translator, 'word'>): string => word(`customers.biddingZone.${zone}`) ?? zone
