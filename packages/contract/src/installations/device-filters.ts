import { choiceFilter, idFilter, textFilter } from '../paging.ts'
import { installationKinds } from './terms.ts'

const kind = choiceFilter(installationKinds)

/** Narrows lists of customers, homes and alarms by the devices of a home; vendor and kind are those of one device. */
export const deviceFilters = {
  vendorId: idFilter,
  deviceKind: { eq: kind.eq, in: kind.in },
  /** Firmware of the gateway. */
  firmware: textFilter(60),
}
