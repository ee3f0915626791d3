import { NativeSelect } from '@mantine/core'
import layout from './layout.module.css'

type Props = {
  label: string
  sites: readonly { id: string; name: string }[]
  chosen: string
  onChoose: (id: string) => void
}

/** Hidden for a single site, which leaves no choice. */
export function SiteSelect({ label, sites, chosen, onChoose }: Props) {
  if (sites.length < 2) return null
  return (
    <NativeSelect
      className={layout.site}
      label={label}
      data={sites.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
