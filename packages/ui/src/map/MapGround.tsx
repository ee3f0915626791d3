import { useEffect, useState } from 'react'
import { outlineOnMap, outlineScale, pixelsTo, type Size, type View } from './mercator.ts'
import { tilesAround } from './place.ts'
import classes from './wide-map.module.css'

/** Map tiles of the operator's own server. */
export type Tiles = { template: string; attribution: string }
type Props = { view: View; size: Size; tiles: Tiles | undefined }

/** The map behind marks: the operator's tiles, or bundled outlines of countries without external requests. */
export function MapGround({ tiles, ...map }: Props) {
  return tiles ? <TileGround {...map} template={tiles.template} /> : <OutlineGround {...map} />
}

function OutlineGround({ view, size }: Omit<Props, 'tiles'>) {
  const outlines = useOutlines()
  // The outlines' origin is the upper left corner of the world, half a world from its middle.
  const middle = pixelsTo({ latitude: 0, longitude: 0 }, view, size)
  const worldPx = 256 * 2 ** view.zoom
  return (
    <svg className={classes.ground} width={size.width} height={size.height} aria-hidden="true">
      <g transform={`translate(${middle.x - worldPx / 2} ${middle.y - worldPx / 2}) scale(${worldPx / outlineScale})`}>
        <path d={outlines} className={classes.land} />
      </g>
    </svg>
  )
}

/** Tiles exist for whole zooms, and are scaled between them. */
function TileGround({ view, size, template }: Omit<Props, 'tiles'> & { template: string }) {
  const zoom = Math.round(view.zoom)
  const stretch = 2 ** (view.zoom - zoom)
  const [width, height] = [size.width / stretch, size.height / stretch]
  return (
    <div className={classes.tiles} style={{ width, height, transform: `scale(${stretch})` }}>
      {tilesAround(view, zoom, width, height, template).map((tile) => (
        <img key={`${zoom}/${tile.key}`} src={tile.url} alt="" style={{ left: tile.left, top: tile.top }} />
      ))}
    </div>
  )
}

let loaded: string | undefined

function useOutlines(): string | undefined {
  const [path, setPath] = useState(loaded)
  useEffect(() => {
    if (path) return
    let isShown = true
    void import('./data/europe.json').then(({ default: outlines }) => {
      loaded = outlines.map((outline) => outlineOnMap(outline.path)).join('')
      if (isShown) setPath(loaded)
    })
    return () => {
      isShown = false
    }
  }, [path])
  return path
}
