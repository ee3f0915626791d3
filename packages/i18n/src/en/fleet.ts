import { counted } from '../sentence.ts'

/** The map of the fleet. */
export const fleet = {
  title: 'Map of the fleet',
  sites: counted({ one: '{count} home', other: '{count} homes' }),
  open: 'Open the map',
  show: 'Show',
  all: 'All',
  state: { error: 'Error', warning: 'Warning', silent: 'Silent', ok: 'OK', no_gateway: 'No gateway' },
  means: {
    error: 'An error is open.',
    warning: 'A warning is open.',
    silent: 'It has a gateway but sends no measurements.',
    ok: 'It is measured and has no alarm.',
    no_gateway: 'It has no gateway and no measurements.',
  },
  inView: counted({ one: '{count} home in view', other: '{count} homes in view' }),
  approximately: '{town} (approximate place)',
  unplaced: counted({ one: '{count} home has no coordinates.', other: '{count} homes have no coordinates.' }),
  cut: 'Only the largest groups are shown. Zoom in to see the rest.',
  counted: 'Counted',
  notCounted: 'The homes are being counted for the first time.',
  none: 'No homes here',
  noneHint: 'Move the map, or show all states.',
  table: 'Homes in view',
  place: 'Place',
  total: 'Homes',
  around: 'around {town}',
  closer: 'Zoom in',
  more: 'The {shown} largest of {total} groups.',
} as const
