import type { Appliance } from '@wattdesk/contract/gateways/models.ts'

type Shown = Pick<Appliance, 'deviceId' | 'kind' | 'reverseFlow'>
type Wanted = Pick<Appliance, 'deviceId' | 'kind'> & { reverseFlow?: boolean }

/** Only the devices that the member changed, so that those another member changed meanwhile are not overwritten. All if none changed. */
export function changedKinds(shown: readonly Shown[], wanted: readonly Wanted[]): Wanted[] {
  const before = new Map(shown.map((one) => [one.deviceId, one]))
  const changed = wanted.filter(({ deviceId, kind, reverseFlow }) => {
    const known = before.get(deviceId)
    return known?.kind !== kind || (reverseFlow !== undefined && known.reverseFlow !== reverseFlow)
  })
  return changed.length > 0 ? changed : [...wanted]
}
