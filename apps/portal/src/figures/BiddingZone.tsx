import { biddingZoneWords } from '@wattdesk/i18n/bidding-zone-words.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

/** A bidding zone by its name, with its code, which other systems ask for. */
export function BiddingZone({ zone }: { zone: string | null }) {
  useT('customers')
  const speech = useLanguage()
  if (zone === null) return noValue
  const name = biddingZoneWords(zone, speech)
  const code = <span className="wd-mono">{zone}</span>
  return name === zone ? (
    code
  ) : (
    <>
      {name} ({code})
    </>
  )
}
