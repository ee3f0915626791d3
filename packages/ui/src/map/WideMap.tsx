import { ActionIcon } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import { MapGround, type Tiles } from './MapGround.tsx'
import { moved, type Size, type View, zoomed } from './mercator.ts'
import { useMapGestures } from './use-map-gestures.ts'
import { useSize } from './use-size.ts'
import classes from './wide-map.module.css'

type Props = {
  /** For screen readers. */
  label: string
  view: View
  onView: (change: (view: View) => View) => void
  zooms: { least: number; most: number }
  /** Zooms out to show everything. */
  onWhole: () => void
  tiles?: Tiles | undefined
  onSize: (size: Size) => void
  /** Marks on the map. They take no focus, because screen readers get a table instead. */
  children: (size: Size) => ReactNode
  /** Text beside the buttons, such as that more is loading. */
  note?: ReactNode
}

const stepPx = 96

/** A map to move and zoom by mouse, fingers and keys: outlines of countries, or the operator's tiles. */
export function WideMap({ label, view, onView, zooms, onWhole, tiles, onSize, children, note }: Props) {
  const { t } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box, onSize)
  const within = (zoom: number) => Math.max(zooms.least, Math.min(zooms.most, zoom))
  const move = (x: number, y: number) => onView((before) => moved(before, x, y))
  const middle = { x: size.width / 2, y: size.height / 2 }
  const zoomBy = (steps: number, at = middle) => onView((before) => zoomed(before, within(before.zoom + steps), at, size))
  useMapGestures(box, { onMove: move, onZoom: zoomBy })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = actionsOf({ move, zoomBy, onWhole }).get(event.key)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys */}
      <div ref={box} className={classes.map} role="application" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
        {size.width > 0 ? (
          <div aria-hidden>
            <MapGround view={view} size={size} tiles={tiles} />
            {children(size)}
          </div>
        ) : null}
      </div>
      <div className={classes.tools}>
        <MapTool
          label={t('ui.map.zoomIn')}
          isDisabled={view.zoom >= zooms.most}
          onClick={() => zoomBy(1)}
          icon={<IconPlus size={17} aria-hidden />}
        />
        <MapTool
          label={t('ui.map.zoomOut')}
          isDisabled={view.zoom <= zooms.least}
          onClick={() => zoomBy(-1)}
          icon={<IconMinus size={17} aria-hidden />}
        />
        <MapTool label={t('ui.map.whole')} onClick={onWhole} icon={<IconFocusCentered size={17} aria-hidden />} />
      </div>
      {note ? <div className={classes.note}>{note}</div> : null}
      {tiles?.attribution ? <small className={classes.attribution}>{tiles.attribution}</small> : null}
    </div>
  )
}

type MapToolProps = { label: string; icon: ReactNode; isDisabled?: boolean; onClick: () => void }

function MapTool({ label, icon, isDisabled = false, onClick }: MapToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={32} aria-label={label} disabled={isDisabled} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}

type Acts = { move: (x: number, y: number) => void; zoomBy: (steps: number) => void; onWhole: () => void }

const actionsOf = ({ move, zoomBy, onWhole }: Acts) =>
  new Map<string, () => void>([
    ['ArrowLeft', () => move(-stepPx, 0)],
    ['ArrowRight', () => move(stepPx, 0)],
    ['ArrowUp', () => move(0, -stepPx)],
    ['ArrowDown', () => move(0, stepPx)],
    ['+', () => zoomBy(1)],
    ['=', () => zoomBy(1)],
    ['-', () => zoomBy(-1)],
    ['Home', onWhole],
  ])
