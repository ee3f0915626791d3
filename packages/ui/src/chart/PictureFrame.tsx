import { type ReactNode, type RefObject, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChartTools } from './ChartTools.tsx'
import classes from './chart.module.css'
import { type Cell, rowsToCsv } from './csv.ts'
import { csvBlob, download } from './download.ts'
import { FigureTable } from './FigureTable.tsx'
import { svgToPng } from './svg-png.ts'

/** Cells as shown. `csv` has plain numbers, and may have more rows; with other columns, it has a head of its own. */
export type PictureTable = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  csv: readonly (readonly Cell[])[]
  csvHead?: readonly string[]
}

type Props = {
  title: string
  unit?: string
  table: PictureTable
  isEmpty: boolean
  /** The element that becomes the image. */
  picture: RefObject<SVGSVGElement | HTMLCanvasElement | null>
  fileName: string
  summary?: ReactNode
  children: ReactNode
}

/** The frame of a picture other than a time series: title, table, exports and empty state. */
export function PictureFrame({ title, unit, table, isEmpty, picture, fileName, summary, children }: Props) {
  const { t } = useLanguage()
  const [isTable, setTable] = useState(false)
  const savePng = async () => {
    const element = picture.current
    const image = element instanceof SVGSVGElement ? await svgToPng(element) : await imageOf(element)
    if (image) download(`${fileName}.png`, image)
  }
  return (
    <figure className={classes.frame}>
      <figcaption className={classes.head}>
        <h2>
          {title} {unit ? <span className={classes.unit}>{unit}</span> : null}
        </h2>
        {summary}
        <div className={classes.tools}>
          <ChartTools
            isTable={isTable}
            isEmpty={isEmpty}
            onTable={setTable}
            onCsv={() => download(`${fileName}.csv`, csvBlob(rowsToCsv([table.csvHead ?? table.head, ...table.csv])))}
            onPng={savePng}
          />
        </div>
      </figcaption>
      {isEmpty ? (
        <p className={classes.nothing} style={{ height: 200 }}>
          {t('ui.chart.noData')}
        </p>
      ) : isTable ? (
        <RowsTable title={title} table={table} />
      ) : (
        <div className={classes.picture}>{children}</div>
      )}
    </figure>
  )
}

function RowsTable({ title, table }: { title: string; table: PictureTable }) {
  return (
    <FigureTable title={title} head={table.head} maxHeightPx={380} isFlush isDense>
      {table.rows.map(([first, ...cells]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in their columns
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </FigureTable>
  )
}

function imageOf(canvas: HTMLCanvasElement | null): Promise<Blob | null> {
  return new Promise((resolve) => (canvas ? canvas.toBlob(resolve) : resolve(null)))
}
