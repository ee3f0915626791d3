export type Pdf = PDFKit.PDFDocument

/** Coordinates in points from the upper left corner. */
export type Area = { left: number; top: number; width: number; bottom: number }

export const ink = { text: '#18202c', dim: '#566273', line: '#d5dae1' }
