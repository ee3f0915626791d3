import type { Appliance } from '@wattdesk/contract/gateways/models.ts'

type Shown = Pick<Appliance, 'deviceId' | 'kind' | 'reverseFlow'>
type Kind = Appliance['kind']
type Wanted<K extends Kind> = { deviceId: string; kind?: K | undefined; reverseFlow?: boolean | undefined }

/** Only what the member changed, so that what another member changed meanwhile is not overwritten. Empty if nothing changed. */
export function changedKinds<K extends Kind>(shown: readonly Shown[], wanted: readonly Wanted<K>[]): Wanted<K>[] {
  const before = new Map(shown.map((one) => [one.deviceId, one]))
  return wanted.flatMap(({ deviceId, kind, reverseFlow }) => {
    const known = before.get(deviceId)
    const changes = {
      ...(kind !== known?.kind && { kind }),
      ...(reverseFlow !== undefined && reverseFlow !== known?.reverseFlow && { reverseFlow }),
    }
    return Object.keys(changes).length > 0 ? [{ deviceId, ...changes }] : []
  })
}
