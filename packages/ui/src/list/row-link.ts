import type { ReactNode } from 'react'

/** Makes a cell's content a link to its row's record. */
export type RowLink<Row> = (row: Row, content: ReactNode, className: string) => ReactNode
