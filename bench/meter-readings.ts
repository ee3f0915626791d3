export const exportedW = 800.5

/** What the meter counts in a home that always exports the same power and imports nothing, at an instant (epoch ms). */
export const meterReadingsAt = (at: number) => ({
  gridImportReadingWs: 36_001_234_567,
  gridExportReadingWs: Math.round((at * exportedW) / 1_000),
})
