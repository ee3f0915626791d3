import classes from './map.module.css'
import { type Place, tilesAround } from './place.ts'

type Props = Place & { template: string; attribution: string; label: string }

const width = 480
const height = 300
/** Close enough for individual buildings. */
const zoom = 17

/** A static street map around a place, from the operator's tile server. */
export function TileMap({ latitude, longitude, template, attribution, label }: Props) {
  const tiles = tilesAround({ latitude, longitude }, zoom, width, height, template)
  return (
    <div className={classes.tiles} role="img" aria-label={label}>
      <div className={classes.tileSheet} style={{ width, height }}>
        {tiles.map((tile) => (
          <img key={tile.key} src={tile.url} alt="" loading="lazy" style={{ left: tile.left, top: tile.top }} />
        ))}
        <span className={classes.pin} />
      </div>
      {attribution ? <small className={classes.attribution}>{attribution}</small> : null}
    </div>
  )
}
