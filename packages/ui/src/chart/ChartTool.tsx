import type { IconTable } from '@tabler/icons-react'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './chart.module.css'

type Props = { label: string; icon: typeof IconTable; onClick: () => void; isPressed?: boolean; isDisabled?: boolean }

/** A small button in the head of a chart. */
export function ChartTool({ label, icon: Glyph, onClick, isPressed, isDisabled }: Props) {
  return (
    <Tooltip label={label}>
      <button type="button" className={classes.tool} aria-label={label} aria-pressed={isPressed} disabled={isDisabled} onClick={onClick}>
        <Glyph size={16} aria-hidden />
      </button>
    </Tooltip>
  )
}
